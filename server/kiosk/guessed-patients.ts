import type { Caller } from '../call/handler.ts';
import { placeOfAddress } from '../ground/plain-address.ts';
import { createFailureBudget } from '../security/failure-budget.ts';
import { tooManyFailures } from '../security/too-many-failures.ts';

/** More than people at one kiosk can type wrong, far less than a program needs to find a patient. */
const ofDevice = { burst: 30, everyMs: 2000 };
/** Several kiosks may stand behind one address. */
const ofAddress = { burst: 240, everyMs: 250 };

/** Identifiers that no patient of today has, by the device that sent them and by its address. */
export interface GuessedPatients {
  /** @throws Refusal too_many_failures before anything is looked up */
  check(caller: Caller | null, ip: string): void;
  note(caller: Caller | null, ip: string, identifier: string): void;
}

declare module '../call/services.ts' {
  interface Services {
    readonly guessedPatients: GuessedPatients;
  }
}

export function createGuessedPatients(clock: () => number, limited: boolean): GuessedPatients {
  const devices = createFailureBudget(ofDevice, clock);
  const places = createFailureBudget(ofAddress, clock);
  return {
    check: (caller, ip) => {
      const waitMs = Math.max(devices.waitMs(deviceOf(caller)), places.waitMs(placeOfAddress(ip)));
      if (limited && waitMs > 0) throw tooManyFailures(waitMs);
    },
    note: (caller, ip, identifier) => {
      devices.count(deviceOf(caller), identifier);
      places.count(placeOfAddress(ip), identifier);
    },
  };
}

/** The panel of a kiosk, whatever token it holds now; the person or system that calls. */
function deviceOf(caller: Caller | null): string {
  return [caller?.kind, caller?.organisationGid, caller?.subjectGid].join(' ');
}
