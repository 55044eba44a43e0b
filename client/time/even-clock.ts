export interface EvenClock {
  /** Takes what time it is, in ms since 1970. */
  set(now: number): void;
  /** What time it is, in ms since 1970; by the device's clock until it was set. */
  now(): number;
}

/**
 * Goes on evenly from the time that it was set to: the clock of this device may be wrong, and may be put right at any
 * moment.
 */
export function createEvenClock(): EvenClock {
  let told = Date.now();
  let at = performance.now();
  return {
    set(now) {
      told = now;
      at = performance.now();
    },
    now: () => Math.round(told + performance.now() - at),
  };
}
