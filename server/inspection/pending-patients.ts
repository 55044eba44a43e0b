import type { PendingPatient, PendingPatientList } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import { type AppointmentRow, listWithoutTicket } from '../queue/appointment-row.ts';
import type { CounterPlace, OrganisationDay } from '../queue/place.ts';
import { readCounter } from '../queue/read-rows.ts';
import { servedQueue } from '../queue/served-queue.ts';
import { readCalledPlaces } from '../queue/turn/called-places.ts';
import { lookedAt } from '../queue/turn/meant-place.ts';
import type { Person } from '../views/read-people.ts';
import { readWaiting } from '../views/read-waiting.ts';

/** People of one list at most. */
const listLimit = 1000;

/** Yields whom an examination room has waiting or still expects today, by number, with who sent them. */
export function* listPendingPatients(
  place: CounterPlace,
  day: OrganisationDay,
  queueOwnerGid?: string,
): Generator<Statement, PendingPatientList, unknown> {
  const from = lookedAt(yield* readCalledPlaces(place), queueOwnerGid);
  const queue = yield* servedQueue(from, day, yield* readCounter(place.panel.gid));
  const waiting = (yield* readWaiting(from, day, queue, listLimit)).map(waitingPatient);
  const absent = from.callingMode === 0 ? [] : yield* listWithoutTicket(from, queue, listLimit);
  const expected = absent.map(expectedPatient);
  return { data: [...waiting, ...expected].sort((a, b) => a.number - b.number) };
}

function waitingPatient({ gid, number, status, appointmentGid, appointment }: Person): PendingPatient {
  return {
    number,
    state: status === 'registering' ? 'notCheckedIn' : 'checkedIn',
    ...sentBy(appointment),
    ticketGid: gid,
    ...(appointmentGid !== null && { appointmentGid }),
  };
}

function expectedPatient({ gid, body }: AppointmentRow): PendingPatient {
  return { number: body.serialNumber, state: 'notCheckedIn', ...sentBy(body), appointmentGid: gid };
}

function sentBy(body: AppointmentRow['body'] | undefined): Partial<PendingPatient> {
  if (!body) return {};
  return { name: body.name, departmentName: body.department, ...(body.doctor && { doctorName: body.doctor }) };
}
