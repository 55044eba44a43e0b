import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../errors/refusal.ts';
import { composeMedia } from '../views/view-items.ts';
import { readCheckInStop } from './check-in-stop.ts';
import { composeClinicInfo } from './clinic-info.ts';

export const kioskHandlers: Handlers<
  'checkIn' | 'checkInByPatientId' | 'getCheckInStop' | 'getClinicInfo' | 'listKioskMedia'
> = {
  checkIn: ({ organisationGid, caller, body, write }) =>
    write('checkIn', {
      organisationGid,
      identifier: body.identifier,
      kioskPanelGid: caller?.kind === 'kiosk' ? caller.subjectGid : null,
    }),

  checkInByPatientId: async ({ organisationGid, caller, body, write }) => {
    // A token speaks for one organisation: whoever names another learns nothing of it.
    if (body.orgGid.toLowerCase() !== organisationGid.toLowerCase()) {
      throw new Refusal({ code: 'not_found', field: 'orgGid' });
    }
    return write('checkIn', {
      organisationGid,
      identifier: body.patientId,
      only: 'patientId',
      kioskPanelGid: caller?.kind === 'kiosk' ? caller.subjectGid : null,
    });
  },

  getCheckInStop: ({ organisationGid, caller, services }) =>
    services.database.query(readCheckInStop(organisationGid, caller?.subjectGid ?? '')),

  getClinicInfo: ({ organisationGid, caller, now, services }) =>
    services.database.query(composeClinicInfo(organisationGid, caller?.subjectGid ?? '', now)),

  listKioskMedia: async ({ organisationGid, caller, services }) => ({
    data: await services.database.query(composeMedia(organisationGid, caller?.subjectGid ?? '')),
  }),
};
