import { minuteMs } from '../ground/durations.ts';
import type { StoredFactor } from './read-factor.ts';

/** For so long a secret may be confirmed once more. */
const againMs = 10 * minuteMs;

/**
 * The sealed secret that a first code confirms, with the last step whose code is none for it. One that was confirmed
 * just now is confirmed again: the answer may have been lost, and the recovery codes with it.
 */
export function waitsForCode(
  { pending, secret, confirmedAt, lastStep }: StoredFactor,
  now: number,
): { sealed: string; lastStep: number } | undefined {
  if (pending) return { sealed: pending, lastStep: 0 };
  return secret && now - confirmedAt < againMs ? { sealed: secret, lastStep: lastStep - 1 } : undefined;
}
