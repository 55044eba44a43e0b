/** What many ask for, read once and kept for a while. */
export interface Kept<A> {
  readonly get: () => Promise<A>;
  /** It is another one by now: who asks from here on has it read again. */
  readonly forget: () => void;
}

/** Keeps what was read for so long; a reading that fails is tried again by the next who asks. */
export function keptFor<A>(ms: number, read: () => Promise<A>): Kept<A> {
  let held: Promise<A> | undefined;
  let until = 0;
  const forget = () => {
    held = undefined;
  };
  return {
    forget,
    get: () => {
      const now = performance.now();
      if (held && now < until) return held;
      until = now + ms;
      const reading = read();
      held = reading;
      reading.catch(() => {
        if (held === reading) forget();
      });
      return reading;
    },
  };
}
