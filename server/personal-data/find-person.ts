import { setImmediate as nextTurn } from 'node:timers/promises';
import type { identifying } from '#generated/personal.ts';
import type { AppointmentChange, PersonalData, PersonalVisit } from '#generated/shapes.ts';
import { listChanges } from '../appointments/list-changes.ts';
import { type TicketOfVisit, ticketsOf, withEvents } from '../appointments/ticket-history.ts';
import { all, type Statement } from '../database/command.ts';
import type { Database } from '../database/database.ts';
import { identifierKey } from '../ground/identifier-key.ts';
import {
  type AppointmentRow,
  appointmentColumns,
  appointmentFrom,
  type FlatAppointment,
  gidsMeeting,
} from '../queue/appointment-row.ts';
import { readDay } from '../queue/place.ts';
import { queueName } from '../queue/queue-gid.ts';
import { presentAppointment } from '../views/present-appointment.ts';

/** Appointments of one patient that are looked at; the schema's limit. */
const mostVisits = 500;
const mostChanges = 200;

type NumberOfPatient = (typeof identifying.Appointment)[number];

/** Where each of a patient's numbers is found; one more needs a column of its own, which its appointment is stored with. */
const keyColumns: Readonly<Record<NumberOfPatient, string>> = {
  medicalRecordNumber: 'record_key',
  patientId: 'patient_key',
};

/** Yields the appointments that bear an identifier, the latest first, whichever of the two numbers it is. */
export function* appointmentsOf(
  organisationGid: string,
  identifier: string,
): Generator<Statement, AppointmentRow[], unknown> {
  const key = identifierKey(identifier);
  if (key === '') return [];
  // By gid: put in order at once, the days of all appointments would be gone through for these few.
  const bears = Object.values(keyColumns).map((column) => ({ sql: `a.${column} = ?`, values: [key] }));
  const own = gidsMeeting(organisationGid, ...bears);
  const rows = yield* all<FlatAppointment>(
    'appointment',
    `SELECT ${appointmentColumns} FROM appointment a WHERE a.gid IN (${own.sql})
     ORDER BY a.inspection_day DESC, a.gid LIMIT ?`,
    ...own.values,
    mostVisits,
  );
  return rows.map(appointmentFrom);
}

/** Whether a ticket is in somebody's hand, or was: not one that is reserved for a visit, nor one that was taken back. */
export function isHeld({ status }: Pick<TicketOfVisit, 'status'>): boolean {
  return status !== 'registering' && status !== 'canceled';
}

/** Whether a patient with this ticket waits, or is being seen, on the present business day. */
export function isThere(ticket: Pick<TicketOfVisit, 'queueGid' | 'status'>, today: string): boolean {
  return isHeld(ticket) && queueName(ticket.queueGid).serviceDate >= today && ticket.status !== 'completed';
}

/** Reads all that is kept of a patient, one appointment after the other: between two everybody else has their turn. */
export async function findPerson(
  database: Database,
  organisationGid: string,
  identifier: string,
  now: number,
): Promise<PersonalData> {
  const rows = await database.query(appointmentsOf(organisationGid, identifier));
  const visits: PersonalVisit[] = [];
  for (const row of rows) {
    visits.push(await database.query(readVisit(organisationGid, row, now)));
    await nextTurn();
  }
  const known = rows.flatMap(({ body }) => [body.patientId, body.medicalRecordNumber]);
  return { identifiers: [...new Set(known.filter((one) => one !== undefined))].slice(0, 100), visits };
}

function* readVisit(
  organisationGid: string,
  row: AppointmentRow,
  now: number,
): Generator<Statement, PersonalVisit, unknown> {
  const { moment } = yield* readDay(organisationGid, now);
  const rows = yield* ticketsOf(organisationGid, row);
  const tickets = yield* withEvents(organisationGid, rows);
  const { data } = yield* listChanges(organisationGid, { gid: row.gid, page: 1, limit: mostChanges });
  return {
    appointment: yield* presentAppointment(organisationGid, row, now),
    waiting: rows.some((ticket) => isThere(ticket, moment.serviceDate)),
    tickets,
    changes: data as AppointmentChange[],
  };
}
