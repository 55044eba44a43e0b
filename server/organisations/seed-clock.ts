/**
 * A clock for a server that may be seeded: what is built in it can have begun a while ago. It stands meanwhile, so that
 * no session ends between two things that are done in it, however long they take.
 */
export interface SeedClock {
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
  /** Lets it stand at a time, milliseconds since 1970 UTC. */
  readonly standAt: (time: number) => void;
  /** Lets it go on at the right time. */
  readonly goOn: () => void;
}

export function createSeedClock(): SeedClock {
  let stands: number | undefined;
  return {
    now: () => stands ?? Date.now(),
    standAt: (time) => {
      stands = time;
    },
    goOn: () => {
      stands = undefined;
    },
  };
}
