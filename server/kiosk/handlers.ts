import type { ErrorCode } from '#generated/errors.ts';
import type { CheckInResultList } from '#generated/shapes.ts';
import type { Call, Handlers } from '../call/handler.ts';
import { Refusal } from '../errors/refusal.ts';
import { originOf } from '../ground/origin-of.ts';
import { staffOf } from '../queue/read-staff.ts';
import { composeMedia } from '../views/view-items.ts';
import type { CheckInArgument } from './check-in.ts';
import { checkIn } from './check-in.ts';
import { readCheckInStop } from './check-in-stop.ts';
import { composeClinicInfo } from './clinic-info.ts';
import { fetchUnknownPatient } from './fetch-unknown-patient.ts';

export const kioskHandlers: Handlers<
  'checkIn' | 'checkInByPatientId' | 'getCheckInStop' | 'getClinicInfo' | 'listKioskMedia'
> = {
  checkIn: (call) => {
    const { identifier, typed, choices, asksCounter, language } = call.body;
    return admit(call, { identifier, typed, choices, asksCounter, language });
  },

  checkInByPatientId: async (call) => {
    const { organisationGid, body } = call;
    // A token speaks for one organisation: whoever names another learns nothing of it.
    if (body.orgGid.toLowerCase() !== organisationGid.toLowerCase()) {
      throw new Refusal({ code: 'not_found', field: 'orgGid' });
    }
    return admit(call, { identifier: body.patientId, only: 'patientId', language: body.language });
  },

  getCheckInStop: ({ organisationGid, caller, services }) =>
    services.database.query(readCheckInStop(organisationGid, caller?.subjectGid ?? '')),

  getClinicInfo: ({ organisationGid, caller, now, services }) =>
    services.database.query(composeClinicInfo(organisationGid, caller?.subjectGid ?? '', now)),

  listKioskMedia: async ({ organisationGid, caller, services }) => ({
    data: await services.database.query(composeMedia(organisationGid, caller?.subjectGid ?? '')),
  }),
};

const wrongGuesses: readonly ErrorCode[] = ['no_appointment_today', 'appointment_elsewhere'];

function isGuess(error: unknown): boolean {
  return error instanceof Refusal && error.entries.some(({ code }) => wrongGuesses.includes(code));
}

/** Checks in; of whom nothing is known here, the hospital's own system is asked first. */
async function admit(
  call: Call<'checkIn' | 'checkInByPatientId'>,
  who: Pick<CheckInArgument, 'identifier' | 'only' | 'typed' | 'choices' | 'asksCounter' | 'language'>,
): Promise<CheckInResultList> {
  const { organisationGid, caller, write, request } = call;
  const { guessedPatients } = call.services;
  guessedPatients.check(caller, request.ip, who.typed);
  const kioskPanelGid = caller?.kind === 'kiosk' ? caller.subjectGid : null;
  try {
    await fetchUnknownPatient(call, who);
    const origin = originOf(request);
    const results = await write(checkIn, { organisationGid, ...who, kioskPanelGid, staffGid: staffOf(caller), origin });
    call.services.printing.wake();
    return results;
  } catch (error) {
    if (isGuess(error)) guessedPatients.note(caller, request.ip, who.identifier, who.typed);
    throw error;
  }
}
