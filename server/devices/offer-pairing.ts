import { limits } from '#generated/limits.ts';
import type { DevicePurpose } from '#generated/values.ts';
import { type Context, one, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { minuteMs } from '../ground/durations.ts';
import { tooManyFailures } from '../security/too-many-failures.ts';
import { silentSince } from './is-shown.ts';
import { newPairingCode } from './pairing-code.ts';

interface OfferArgument {
  readonly keyHash: string;
  readonly kind: DevicePurpose;
  readonly engine: string;
  /** Whether the device will not know its key after a restart. */
  readonly keepsNothing?: boolean;
  readonly address: string;
  /** Most codes of one address that wait; a test of many requests has more. */
  readonly most: number;
}

/**
 * Command: gives an unpaired device a code that no other shows. Codes of its address that have expired, or are no longer shown, go.
 * @throws Refusal too_many_failures where too many codes of this address wait already
 */
export const offerPairing = defineCommand(
  import.meta.url,
  'offerPairing',
  function* (
    { keyHash, kind, engine, keepsNothing, address, most }: OfferArgument,
    { now }: Context,
  ): Generator<Statement, { code: string; expiresAt: number }, unknown> {
    yield* run(
      'pairing',
      'DELETE FROM pairing WHERE address = ? AND (expires_at <= ? OR asked_at <= ?)',
      address,
      now,
      silentSince(now),
    );
    const waiting = yield* one<{ count: number; first: number | null }>(
      'pairing',
      'SELECT count(*) AS count, min(expires_at) AS first FROM pairing WHERE address = ?',
      address,
    );
    if (Number(waiting?.count ?? 0) >= most) throw tooManyFailures(Number(waiting?.first ?? now) - now);
    const expiresAt = now + limits.pairingMinutes * minuteMs;
    const code = yield* freeCode();
    yield* run(
      'pairing',
      'INSERT INTO pairing (key_hash, code, kind, engine, address, expires_at, asked_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      keyHash,
      code,
      kind,
      engine,
      address,
      expiresAt,
      keepsNothing ? now : null,
    );
    return { code, expiresAt };
  },
);

/** A code that waits nowhere, be it expired: what somebody has just read must not pair another device. */
function* freeCode(): Generator<Statement, string, unknown> {
  for (;;) {
    const code = newPairingCode();
    const taken = yield* one('pairing', 'SELECT code FROM pairing WHERE code = ?', code);
    if (!taken) return code;
  }
}

/** Command: a device that keeps nothing still shows its code. */
export const noteAsking = defineCommand(
  import.meta.url,
  'noteAsking',
  function* ({ keyHash }: { keyHash: string }, { now }: Context): Generator<Statement, void, unknown> {
    yield* run('pairing', 'UPDATE pairing SET asked_at = ? WHERE key_hash = ?', now, keyHash);
  },
);

/** Command: forgets codes that have expired. */
export const sweepPairings = defineCommand(
  import.meta.url,
  'sweepPairings',
  function* (_argument: Record<string, never>, { now }: Context): Generator<Statement, void, unknown> {
    yield* run('pairing', 'DELETE FROM pairing WHERE expires_at <= ?', now);
  },
);
