import type { ViewMedia } from '#generated/shapes.ts';
import type { KeptFile } from './media-store.ts';

/** Most that is kept where the browser does not tell how much room there is. */
const fixedBytes = 500e6;
/** Most in any case: a hall's films, not an archive. */
const mostBytes = 4e9;

/**
 * How much may be kept on this device: half of the room there is, so that the device has some for itself.
 * @param estimate what the browser tells of its disk, where it does
 */
export function boundOf(estimate: { quota?: number; usage?: number } | undefined, kept: number): number {
  if (!estimate?.quota) return fixedBytes;
  const free = estimate.quota - (estimate.usage || 0);
  return Math.max(0, Math.min(mostBytes, (free + kept) / 2));
}

/**
 * What must go so that a file of `bytes` fits: who was not wanted longest goes first, and nothing that is in the present
 * round, because each round would throw out what the next one begins with.
 * @returns addresses; undefined where it cannot fit
 */
export function makeRoom(
  kept: readonly KeptFile[],
  wanted: readonly string[],
  bytes: number,
  bound: number,
): string[] | undefined {
  let left = kept.reduce((sum, file) => sum + file.bytes, 0) + bytes - bound;
  const gone: string[] = [];
  const idle = kept.filter(({ url }) => wanted.indexOf(url) < 0).sort((one, other) => one.usedAt - other.usedAt);
  for (const file of idle) {
    if (left <= 0) break;
    left -= file.bytes;
    gone.push(file.url);
  }
  return left <= 0 ? gone : undefined;
}

/**
 * The addresses to be kept, what comes after the one that plays first. Only films and pictures of our own server: the
 * bytes of others are not for us to read.
 */
export function fetchOrder(media: readonly ViewMedia[], playing: string | undefined): string[] {
  const own = media
    .filter(({ type, url }) => type !== 'others' && /^\/[^/]/.test(url))
    .map(({ url }) => url)
    .filter((url, index, all) => all.indexOf(url) === index);
  const next = playing === undefined ? 0 : own.indexOf(playing) + 1;
  return own.slice(next).concat(own.slice(0, next));
}
