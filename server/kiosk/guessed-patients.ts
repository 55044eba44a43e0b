import type { Caller } from '../call/handler.ts';
import { placeOfAddress } from '../ground/plain-address.ts';
import { createFailureBudget } from '../security/failure-budget.ts';
import { tooManyFailures } from '../security/too-many-failures.ts';

/** More than people at one kiosk can type wrong, far less than a program needs to find a patient. */
const ofDevice = { burst: 30, everyMs: 2000 };
/** Numbers typed by hand: who has none of their own tries others. Cards and codes are still read meanwhile. */
const ofHand = { burst: 10, everyMs: 30_000 };
/** Several kiosks may stand behind one address. */
const ofAddress = { burst: 240, everyMs: 250 };

/** Identifiers that no patient of today has, by the device that sent them and by its address. */
export interface GuessedPatients {
  /** @throws Refusal too_many_failures before anything is looked up */
  check(caller: Caller | null, ip: string, typed?: boolean): void;
  note(caller: Caller | null, ip: string, identifier: string, typed?: boolean): void;
}

declare module '../call/services.ts' {
  interface Services {
    readonly guessedPatients: GuessedPatients;
  }
}

export function createGuessedPatients(clock: () => number, limited: boolean): GuessedPatients {
  const devices = createFailureBudget(ofDevice, clock);
  const hands = createFailureBudget(ofHand, clock);
  const places = createFailureBudget(ofAddress, clock);
  return {
    check: (caller, ip, typed = false) => {
      const device = deviceOf(caller);
      const waitMs = Math.max(
        devices.waitMs(device),
        places.waitMs(placeOfAddress(ip)),
        typed ? hands.waitMs(device) : 0,
      );
      if (limited && waitMs > 0) throw tooManyFailures(waitMs);
    },
    note: (caller, ip, identifier, typed = false) => {
      if (typed) hands.count(deviceOf(caller), identifier);
      devices.count(deviceOf(caller), identifier);
      places.count(placeOfAddress(ip), identifier);
    },
  };
}

/** The panel of a kiosk, whatever token it holds now; the person or system that calls. */
function deviceOf(caller: Caller | null): string {
  return [caller?.kind, caller?.organisationGid, caller?.subjectGid].join(' ');
}
