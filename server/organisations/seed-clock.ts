/** A clock for a server that may be seeded: what is built in it can have begun a while ago. */
export interface SeedClock {
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
  /** Lets it run so many milliseconds behind; 0 sets it right. */
  readonly setBack: (ms: number) => void;
}

export function createSeedClock(): SeedClock {
  let behind = 0;
  return {
    now: () => Date.now() - behind,
    setBack: (ms) => {
      behind = ms;
    },
  };
}
