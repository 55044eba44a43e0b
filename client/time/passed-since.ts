/**
 * How long it is since now, by whichever clock says more, in ms: the clock of a device may be put back, and what counts
 * evenly rests while some computers sleep.
 * @param now the device's clock
 */
export function passedSince(now: () => number = Date.now): () => number {
  const [start, begun] = [now(), performance.now()];
  return () => Math.max(now() - start, performance.now() - begun);
}
