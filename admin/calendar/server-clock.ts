import { limits } from '#generated/limits.ts';

const offMs = limits.clockOffSeconds * 1000;

/** How far the server's clock is ahead of this computer's. */
let aheadMs = 0;

/** Hears from an answer what time it is there; a difference within a minute is the way's, and its whole seconds'. */
export function hearServerTime({ headers }: Pick<Response, 'headers'>): void {
  const ahead = Date.parse(headers.get('date') ?? '') - Date.now();
  if (Number.isNaN(ahead)) return;
  aheadMs = Math.abs(ahead) > offMs ? ahead : 0;
}

/**
 * What time it is by the server, which counts the days: the clock of a computer at a desk may be hours off. By this
 * computer's until the server has answered.
 */
export function serverNow(): number {
  return Date.now() + aheadMs;
}
