import { limits } from '#generated/limits.ts';
import { secondMs } from '../ground/durations.ts';
import { createFailureBudget } from '../security/failure-budget.ts';
import { tooManyFailures } from '../security/too-many-failures.ts';

/**
 * Pairing codes that no device shows, by the organisation that enters them: a code can be guessed, and the television
 * that shows it may be another hospital's.
 */
export interface GuessedCodes {
  /** @throws Refusal too_many_failures before anything is looked up */
  check(organisationGid: string): void;
  note(organisationGid: string): void;
  /** Most codes of one address that wait. */
  readonly mostOffers: number;
}

declare module '../call/services.ts' {
  interface Services {
    readonly guessedCodes: GuessedCodes;
  }
}

export function createGuessedCodes(clock: () => number, limited: boolean): GuessedCodes {
  const budget = createFailureBudget(
    { burst: limits.pairingTries, everyMs: limits.pairingTrySeconds * secondMs },
    clock,
  );
  return {
    check: (organisationGid) => {
      const waitMs = budget.waitMs(organisationGid);
      if (limited && waitMs > 0) throw tooManyFailures(waitMs);
    },
    note: (organisationGid) => {
      budget.spend(organisationGid);
    },
    mostOffers: limited ? limits.pairingsOfAddress : Number.MAX_SAFE_INTEGER,
  };
}
