/** Repeatable chance: the same seed gives the same day. */
export interface Chance {
  /** From 0 up to 1. */
  next(): number;
  /** True so often. */
  happens(probability: number): boolean;
  /** A duration with this mean, most of them shorter, few much longer; never more than four times the mean. */
  around(mean: number): number;
}

/** Mulberry32: small, fast, good enough for a waiting room. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    happens: (probability) => next() < probability,
    around: (mean) => Math.min(4 * mean, -Math.log(1 - next()) * mean),
  };
}
