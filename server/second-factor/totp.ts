import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { secondMs } from '../ground/durations.ts';

/** What every authenticator app takes: SHA-1, six digits, half a minute (RFC 6238). */
const [digits, periodMs] = [6, 30 * secondMs];
/** Codes of the step before and after are good too: clocks differ, and people take their time. */
const drift = 1;

/** A new secret, as long as the hash (RFC 4226, section 4). */
export function newSecret(): Buffer {
  return randomBytes(20);
}

/** The step of time at a moment. */
export function stepAt(now: number): number {
  return Math.floor(now / periodMs);
}

/** The code of a step (RFC 4226, section 5.3). */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The step whose code was typed; undefined for none of those that are good now, and for one that was used or is older
 * than one that was.
 * @param lastStep the last step whose code was used
 */
export function stepOfCode(secret: Buffer, typed: string, now: number, lastStep: number): number | undefined {
  const given = Buffer.from(typed);
  const present = stepAt(now);
  let found: number | undefined;
  // All are compared, so that the time tells nothing.
  for (let step = present - drift; step <= present + drift; step += 1) {
    const expected = Buffer.from(codeOf(secret, step));
    const same = given.length === expected.length && timingSafeEqual(given, expected);
    if (same && step > lastStep) found ??= step;
  }
  return found;
}
