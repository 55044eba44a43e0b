import type { Handlers } from '../contract/handler.ts';

export const hospitalSystemHandlers: Handlers<'updateHospitalSystem'> = {
  updateHospitalSystem: ({ organisationGid, body, write }) =>
    write('updateHospitalSystem', { organisationGid, ...body }),
};
