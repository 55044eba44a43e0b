import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AppointmentChange, PersonalData, PersonalTicket, PersonalVisit } from '#generated/shapes.ts';
import type { QueueStatus } from '#generated/values.ts';
import { listChanges } from '../appointments/list-changes.ts';
import { all, type Statement } from '../database/command.ts';
import type { Database } from '../database/database.ts';
import { identifierKey } from '../ground/identifier-key.ts';
import { nameOf } from '../journal/note-change.ts';
import {
  type AppointmentRow,
  appointmentColumns,
  appointmentFrom,
  type FlatAppointment,
} from '../queue/appointment-row.ts';
import { readDay } from '../queue/place.ts';
import { queueName } from '../queue/queue-gid.ts';
import { presentAppointment } from '../views/present-appointment.ts';

/** Appointments of one patient that are looked at; the schema's limit. */
const mostVisits = 500;
const mostEvents = 200;

/** A ticket as far as it says something of its patient. */
export interface PersonalTicketRow {
  readonly gid: string;
  readonly queueGid: string;
  readonly number: number;
  readonly status: QueueStatus;
  readonly issuedAt: number;
  readonly checkedInAt: number | null;
  readonly calledAt: number | null;
}

/** Yields the appointments that bear an identifier, the latest first, whichever of the two numbers it is. */
export function* appointmentsOf(
  organisationGid: string,
  identifier: string,
): Generator<Statement, AppointmentRow[], unknown> {
  const key = identifierKey(identifier);
  if (key === '') return [];
  const rows = yield* all<FlatAppointment & { day: string }>(
    'appointment',
    `SELECT ${appointmentColumns}, a.inspection_day AS day FROM appointment a
       WHERE a.organisation_gid = ? AND a.patient_key = ?
     UNION SELECT ${appointmentColumns}, a.inspection_day AS day FROM appointment a
       WHERE a.organisation_gid = ? AND a.record_key = ?
     ORDER BY day DESC LIMIT ?`,
    organisationGid,
    key,
    organisationGid,
    key,
    mostVisits,
  );
  return rows.map(({ day: _, ...flat }) => appointmentFrom(flat));
}

/** Yields the numbers that an appointment had, those that were cancelled too. */
export function* ticketsOf(
  organisationGid: string,
  { gid, body }: AppointmentRow,
): Generator<Statement, PersonalTicketRow[], unknown> {
  return yield* all<PersonalTicketRow>(
    ['queue', 'ticket'],
    `SELECT t.gid, t.queue_gid AS "queueGid", t.number, t.status, t.issued_at AS "issuedAt",
       t.checked_in_at AS "checkedInAt", t.called_at AS "calledAt"
     FROM queue q JOIN ticket t ON t.queue_gid = q.gid
     WHERE q.organisation_gid = ? AND q.service_date = ? AND t.appointment_gid = ? LIMIT 20`,
    organisationGid,
    body.inspectionDay,
    gid,
  );
}

const over: readonly QueueStatus[] = ['completed', 'canceled'];

/** Whether a patient with this ticket waits, or is being seen, on the present business day. */
export function isThere({ queueGid, status }: Pick<PersonalTicketRow, 'queueGid' | 'status'>, today: string): boolean {
  return queueName(queueGid).serviceDate >= today && !over.includes(status);
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
  const tickets: PersonalTicket[] = [];
  for (const { gid, queueGid, number, status, issuedAt, checkedInAt, calledAt } of rows) {
    tickets.push({
      number,
      status,
      issuedAt,
      ...(checkedInAt !== null && { checkedInAt }),
      ...(calledAt !== null && { calledAt }),
      events: yield* eventsOf(organisationGid, queueGid, gid),
    });
  }
  const { data } = yield* listChanges(organisationGid, { gid: row.gid, page: 1, limit: mostEvents });
  return {
    appointment: yield* presentAppointment(organisationGid, row, now),
    waiting: rows.some((ticket) => isThere(ticket, moment.serviceDate)),
    tickets,
    changes: data as AppointmentChange[],
  };
}

function* eventsOf(
  organisationGid: string,
  queueGid: string,
  ticketGid: string,
): Generator<Statement, PersonalTicket['events'], unknown> {
  const rows = yield* all<{ kind: PersonalTicket['events'][number]['kind']; at: number; panelGid: string | null }>(
    'event',
    `SELECT kind, at, panel_gid AS "panelGid" FROM event
     WHERE organisation_gid = ? AND queue_gid = ? AND ticket_gid = ? ORDER BY seq LIMIT ?`,
    organisationGid,
    queueGid,
    ticketGid,
    mostEvents,
  );
  const events: PersonalTicket['events'] = [];
  for (const { kind, at, panelGid } of rows) {
    const panelName = panelGid ? yield* nameOf(panelGid) : undefined;
    events.push({ kind, at, ...(panelName && { panelName }) });
  }
  return events;
}
