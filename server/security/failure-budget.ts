import { createHash } from 'node:crypto';

export interface BudgetSize {
  /** Failures at once. */
  readonly burst: number;
  /** One more is allowed after this long. */
  readonly everyMs: number;
}

/**
 * Counts wrong keys and identifiers by who sends them, in the memory of this process: what can be guessed here is so
 * large that a restart gives nothing away. What was wrong before and is sent again is no new guess: a page that goes on
 * asking for a ticket of yesterday takes nothing from its neighbours.
 */
export interface FailureBudget {
  /** How long the sender has to wait before the next guess; 0 for not at all. */
  waitMs(sender: string): number;
  /** Counts a failure; true if it was one too many. */
  count(sender: string, wrong: string): boolean;
  /** The same where no failure is another's repetition. */
  spend(sender: string): boolean;
}

/** Senders, and wrong guesses, that are remembered; of more the oldest are forgotten. */
const mostKept = 10_000;

interface Standing {
  readonly left: number;
  readonly at: number;
}

export function createFailureBudget({ burst, everyMs }: BudgetSize, clock: () => number): FailureBudget {
  const standings = new Map<string, Standing>();
  const guessed = new Map<string, true>();
  const leftOf = (sender: string) => {
    const standing = standings.get(sender);
    return standing ? Math.min(burst, standing.left + Math.max(0, clock() - standing.at) / everyMs) : burst;
  };
  const spend = (sender: string) => {
    const left = leftOf(sender);
    if (left < 1) return true;
    keep(standings, sender, { left: left - 1, at: clock() });
    return false;
  };
  return {
    spend,
    waitMs: (sender) => {
      const left = leftOf(sender);
      return left >= 1 ? 0 : Math.ceil((1 - left) * everyMs);
    },
    count: (sender, wrong) => {
      const guess = createHash('sha256')
        .update(JSON.stringify([sender, wrong]))
        .digest('base64url');
      if (guessed.has(guess)) return false;
      const isOneTooMany = spend(sender);
      if (!isOneTooMany) keep(guessed, guess, true);
      return isOneTooMany;
    },
  };
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= mostKept) break;
    map.delete(oldest);
  }
}
