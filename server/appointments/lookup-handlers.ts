import type { AppointmentList } from '#generated/shapes.ts';
import type { Call, Handlers } from '../call/handler.ts';
import type { ListQuery } from '../database/lists/list-query.ts';
import { Refusal } from '../errors/refusal.ts';
import { inPanels } from '../queue/appointment-row.ts';
import { readPanelsOf } from '../queue/read-staff.ts';
import { listAppointments } from './list-appointments.ts';
import { type LookupName, lookups } from './lookups.ts';

type LookupId = `listAppointmentsBy${Capitalize<LookupName>}`;

export const lookupHandlers: Handlers<LookupId> = {
  listAppointmentsByRoom: (call) => lookUp(call, 'room'),
  listAppointmentsByApn: (call) => lookUp(call, 'apn'),
  listAppointmentsByDepartment: (call) => lookUp(call, 'department'),
  listAppointmentsByDoctor: (call) => lookUp(call, 'doctor'),
  listAppointmentsByPatient: (call) => lookUp(call, 'patient'),
  listAppointmentsByTag: (call) => lookUp(call, 'tag'),
};

type Asked = Pick<Call<LookupId>, 'organisationGid' | 'caller' | 'query' | 'now' | 'services'>;

/** Staff find the patients of their own rooms. */
function lookUp({ organisationGid, caller, query, now, services }: Asked, by: LookupName): Promise<AppointmentList> {
  const asked = query as unknown as ListQuery & Record<LookupName, string>;
  return services.database.queryLong(
    (function* () {
      const found = yield* lookups[by](organisationGid, asked[by].trim());
      const panels = yield* readPanelsOf(organisationGid, caller);
      const [room] = found.values;
      if (by === 'room' && panels && !panels.has(String(room))) throw new Refusal({ code: 'no_permission' });
      return yield* listAppointments(organisationGid, { ...asked, [by]: undefined }, now, [
        found,
        ...inPanels('d', panels),
      ]);
    })(),
  );
}
