import type { Changed, Nurse } from '#generated/shapes.ts';
import type { Caller, Handlers } from '../call/handler.ts';
import type { Statement } from '../database/command.ts';
import { getDocument } from '../documents/get-document.ts';
import { Refusal } from '../errors/refusal.ts';
import { familyHandlers } from '../families/handlers.ts';
import { readWatchedPlace } from '../queue/watched-place.ts';

/** Nurses of examination rooms are those of the panels; staff of a room may keep them from its controller. */
export const inspectionNurseHandlers: Handlers<
  'createInspectionNurse' | 'updateInspectionNurse' | 'removeInspectionNurse'
> = {
  createInspectionNurse: async (call) => {
    const { organisationGid, caller, query, now, services } = call;
    await services.database.query(readWatchedPlace(organisationGid, caller, query.panelGid, 'inspection', now));
    return (await familyHandlers.createNurse(call as never)) as Nurse;
  },

  updateInspectionNurse: async (call) => {
    const { organisationGid, caller, body, now, services } = call;
    await services.database.query(requireNurse(organisationGid, caller, body.gid, now));
    return (await familyHandlers.updateNurse(call as never)) as Nurse;
  },

  removeInspectionNurse: async (call) => {
    const { organisationGid, caller, query, now, services } = call;
    await services.database.query(requireNurse(organisationGid, caller, query.gid, now));
    return (await familyHandlers.deleteNurse(call as never)) as Changed;
  },
};

/** Refuses a nurse who is not of an examination room that the caller may see. */
function* requireNurse(
  organisationGid: string,
  caller: Caller | null,
  gid: string,
  now: number,
): Generator<Statement, void, unknown> {
  const nurse = yield* getDocument('nurse', organisationGid, gid);
  if (!nurse) throw new Refusal({ code: 'not_found', field: 'gid' });
  yield* readWatchedPlace(organisationGid, caller, nurse.parentGid, 'inspection', now);
}
