import type { ViewCall } from '#generated/shapes.ts';

/**
 * Whether a call still stands by the calls of a view, the oldest first: one that is older than the whole list has only left
 * the list, any other was taken back. Who was sent elsewhere is listed apart, until they are called there.
 */
export function stillStands({ seq, kind }: ViewCall, calls: readonly ViewCall[]): boolean {
  const moved = 'transferred';
  const [oldest] = calls.filter((one) => one.kind !== moved);
  return calls.some((one) => one.seq === seq) || Boolean(kind !== moved && oldest && seq < oldest.seq);
}
