import type { Nurse } from '#generated/shapes.ts';
import type { Handlers } from '../call/handler.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { present } from '../families/present.ts';
import { readWatchedPlace } from '../queue/watched-place.ts';
import { listPendingPatients } from './pending-patients.ts';
import { listDepartmentDoctors, listDepartments } from './read-referrals.ts';

export const inspectionHandlers: Handlers<
  'listInspectionDepartments' | 'listInspectionDoctors' | 'listInspectionNurses' | 'listPendingPatients'
> = {
  listInspectionDepartments: ({ organisationGid, caller, now, services }) =>
    services.database.query(listDepartments(organisationGid, caller, now)),

  listInspectionDoctors: ({ organisationGid, caller, query, now, services }) =>
    services.database.query(listDepartmentDoctors(organisationGid, caller, query.department, now)),

  listInspectionNurses: ({ organisationGid, caller, query, now, services }) =>
    services.database.query(
      (function* () {
        const { place } = yield* readWatchedPlace(organisationGid, caller, query.panelGid, 'inspection', now);
        const nurses = yield* listDocuments('nurse', organisationGid, place.panel.gid);
        return { data: (yield* present(nurses.slice(0, 200))) as unknown as Nurse[] };
      })(),
    ),

  listPendingPatients: ({ organisationGid, caller, query, now, services }) =>
    services.database.query(
      (function* () {
        const { place, day } = yield* readWatchedPlace(organisationGid, caller, query.panelGid, 'inspection', now);
        return yield* listPendingPatients(place, day, query.queueOwnerGid);
      })(),
    ),
};
