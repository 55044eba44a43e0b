import { limits } from '#generated/limits.ts';

/** When a pairing code expires, and when its device last asked, if it keeps nothing. */
export interface ShownCode {
  readonly expiresAt: number;
  readonly askedAt: number | null;
}

/** When the devices that keep nothing have last asked whose codes are no longer shown. */
export function silentSince(now: number): number {
  return now - limits.pairingSilenceSeconds * 1000;
}

/** Whether a device still shows its code: one that keeps nothing shows another after a restart. */
export function isShown({ expiresAt, askedAt }: ShownCode, now: number): boolean {
  return expiresAt > now && (askedAt === null || askedAt > silentSince(now));
}
