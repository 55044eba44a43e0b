import { createHash } from 'node:crypto';
import { hourMs } from '../ground/durations.ts';

/** A device that goes on with what was refused leaves a line of the log so often: it still shows that it does. */
const againMs = hourMs;
/** Refusals that are remembered; of more the oldest are forgotten. */
const mostKept = 10_000;

/**
 * Refusals of devices that the access log tells already: a screen whose address was replaced tries the old one three
 * times a minute until somebody comes, and would fill the log of its hospital.
 */
export interface ToldRefusals {
  /** Whether a refusal is to be told now; it counts as told then. */
  isNews(...about: readonly string[]): boolean;
}

declare module '../call/services.ts' {
  interface Services {
    readonly toldRefusals: ToldRefusals;
  }
}

export function createToldRefusals(clock: () => number): ToldRefusals {
  const toldAt = new Map<string, number>();
  return {
    isNews: (...about) => {
      const now = clock();
      const name = createHash('sha256').update(JSON.stringify(about)).digest('base64url');
      const before = toldAt.get(name);
      if (before !== undefined && Math.abs(now - before) < againMs) return false;
      toldAt.delete(name);
      toldAt.set(name, now);
      const [oldest = ''] = toldAt.keys();
      if (toldAt.size > mostKept) toldAt.delete(oldest);
      return true;
    },
  };
}
