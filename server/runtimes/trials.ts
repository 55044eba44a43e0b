/** Starts of a release on a device from which nothing was heard since, by the device's mark and the release. */
const starts = new Map<string, { release: string; count: number }>();

/** A page that holds up its browser cannot go back by itself: so many starts without a report are enough. */
const mostStarts = 3;
/** More devices than one server has. */
const mostKept = 20_000;

/** Counts the start of a release on a device; false when it has started often enough without a report. */
export function mayStart(mark: string, release: string): boolean {
  const known = starts.get(mark);
  const count = known?.release === release ? known.count + 1 : 1;
  starts.delete(mark);
  starts.set(mark, { release, count });
  if (starts.size > mostKept) starts.delete(starts.keys().next().value ?? '');
  return count <= mostStarts;
}

/** A device has reported. */
export function forgetStarts(mark: string): void {
  starts.delete(mark);
}
