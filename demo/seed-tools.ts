import type { PastDay } from './past/past-day.ts';

/** What a server can do for its seed alone, and no client can ask for. */
export interface SeedTools {
  /** The present, milliseconds since 1970 UTC. */
  readonly now: () => number;
  /** Lets the server's clock stand so many milliseconds before the present. */
  readonly setBack: (ms: number) => void;
  /** Keeps the figures of days that are over, up to the first that is not, YYYY-MM-DD. */
  readonly keepPast: (days: readonly PastDay[], until: string) => Promise<void>;
}
