import { newToken } from '../ground/new-token.ts';
import { placeOfAddress } from '../ground/plain-address.ts';
import { createFailureBudget } from '../security/failure-budget.ts';
import { tooManyFailures } from '../security/too-many-failures.ts';

/** From one address, which may be a whole hospital behind a proxy: 60 at once, and then one in two seconds. */
export const failedSignIns = { burst: 60, everyMs: 2000 };

/** Single sign-ons that came to nothing. Each has asked the identity provider and written a line of the log. */
export interface FailedSignIns {
  /** @throws Refusal too_many_failures before anything is asked, when this address has brought too many */
  check(ip: string): void;
  count(ip: string): void;
}

declare module '../call/services.ts' {
  interface Services {
    readonly failedSignIns: FailedSignIns;
  }
}

export function createFailedSignIns(clock: () => number, limited: boolean): FailedSignIns {
  const budget = createFailureBudget(failedSignIns, clock);
  return {
    check: (ip) => {
      const waitMs = budget.waitMs(placeOfAddress(ip));
      if (limited && waitMs > 0) throw tooManyFailures(waitMs);
    },
    // The same answer brought again is asked for again: each counts by a name of its own.
    count: (ip) => void budget.count(placeOfAddress(ip), newToken()),
  };
}
