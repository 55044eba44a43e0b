import { placeOfAddress } from '../ground/plain-address.ts';
import { createFailureBudget } from './failure-budget.ts';
import { tooManyFailures } from './too-many-failures.ts';

/** Distinct wrong keys from one address: a hall whose screens all have old keys, and then one in two seconds. */
const size = { burst: 300, everyMs: 2000 };

/** Keys in addresses and headers that nobody can guess: of panels, tickets, reports, and API keys. */
export interface WrongKeys {
  /**
   * Counts a key that is wrong.
   * @throws Refusal too_many_failures when this address has sent too many. A right key is never refused, so nobody keeps
   * the screens of a hall out by guessing beside them
   */
  note(ip: string, key: string): void;
}

declare module '../call/services.ts' {
  interface Services {
    readonly wrongKeys: WrongKeys;
  }
}

export function createWrongKeys(clock: () => number, limited: boolean): WrongKeys {
  const budget = createFailureBudget(size, clock);
  return {
    note: (ip, key) => {
      const place = placeOfAddress(ip);
      if (limited && budget.count(place, key)) throw tooManyFailures(budget.waitMs(place));
    },
  };
}
