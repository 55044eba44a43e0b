import type { Handlers } from '../call/handler.ts';
import { readWatchedPlace } from '../queue/watched-place.ts';
import { listPendingPatients } from './pending-patients.ts';
import { listDepartmentDoctors, listDepartments } from './read-referrals.ts';

export const inspectionHandlers: Handlers<
  'listInspectionDepartments' | 'listInspectionDoctors' | 'listPendingPatients'
> = {
  listInspectionDepartments: ({ organisationGid, caller, now, services }) =>
    services.database.query(listDepartments(organisationGid, caller, now)),

  listInspectionDoctors: ({ organisationGid, caller, query, now, services }) =>
    services.database.query(listDepartmentDoctors(organisationGid, caller, query.department, now)),

  listPendingPatients: ({ organisationGid, caller, query, now, services }) =>
    services.database.query(
      (function* () {
        const { place, day } = yield* readWatchedPlace(organisationGid, caller, query.panelGid, 'inspection', now);
        return yield* listPendingPatients(place, day, query.queueOwnerGid);
      })(),
    ),
};
