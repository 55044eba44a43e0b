import type { AppointmentList } from '#generated/shapes.ts';
import type { Call, Handlers } from '../contract/handler.ts';
import type { ListQuery } from '../families/list-query.ts';
import { listAppointments } from './list-appointments.ts';
import { type LookupName, lookups } from './lookups.ts';

type LookupId = `listAppointmentsBy${Capitalize<LookupName>}`;

export const lookupHandlers: Handlers<LookupId> = {
  listAppointmentsByRoom: (call) => lookUp(call, 'room'),
  listAppointmentsByApn: (call) => lookUp(call, 'apn'),
  listAppointmentsByDepartment: (call) => lookUp(call, 'department'),
  listAppointmentsByDoctor: (call) => lookUp(call, 'doctor'),
  listAppointmentsByPatient: (call) => lookUp(call, 'patient'),
};

function lookUp(
  { organisationGid, query, now, services }: Pick<Call<LookupId>, 'organisationGid' | 'query' | 'now' | 'services'>,
  by: LookupName,
): Promise<AppointmentList> {
  const asked = query as unknown as ListQuery & Record<LookupName, string>;
  const day = query.inspectionDay ? [{ sql: 'd.inspection_day = ?', values: [query.inspectionDay] }] : [];
  return services.database.query(
    (function* () {
      const found = yield* lookups[by](organisationGid, asked[by].trim());
      return yield* listAppointments(organisationGid, asked, now, [found, ...day]);
    })(),
  );
}
