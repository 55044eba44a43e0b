/** Random choices that a seed repeats: a request is known by the seed of the run, its operation and its number. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 to `most`. */
  upTo(most: number): number;
  pick<T>(list: readonly T[]): T;
  /** True in so many of a hundred cases. */
  percent(share: number): boolean;
  /** One of the entries, each as often as its weight says. */
  weighted<T>(entries: readonly (readonly [weight: number, entry: T])[]): T;
}

export function randomOf(seed: string): Random {
  let state = hash(seed);
  // mulberry32: small, fast and good enough to choose among oddities.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  return {
    next,
    upTo,
    pick: (list) => list[upTo(list.length - 1)] as (typeof list)[number],
    percent: (share) => next() * 100 < share,
    weighted: (entries) => {
      let left = next() * entries.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, entry] of entries) {
        left -= weight;
        if (left < 0) return entry;
      }
      return (entries.at(-1) as (typeof entries)[number])[1];
    },
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value | 0;
}
