import type { FieldChange, PersonalTicket } from '#generated/shapes.ts';
import type { EventKind, QueueStatus } from '#generated/values.ts';
import { all, type Statement } from '../database/command.ts';
import { placeholders } from '../database/placeholders.ts';
import { nameOf } from '../journal/note-change.ts';
import type { AppointmentRow } from '../queue/appointment-row.ts';

const mostEvents = 200;

/** A ticket as far as it says something of its patient. */
export interface TicketOfVisit {
  readonly gid: string;
  readonly queueGid: string;
  readonly number: number;
  readonly status: QueueStatus;
  readonly issuedAt: number;
  readonly checkedInAt: number | null;
  readonly calledAt: number | null;
}

/** Yields the numbers that an appointment had, those that were cancelled too, also on days from which it was moved. */
export function* ticketsOf(
  organisationGid: string,
  { gid, body }: AppointmentRow,
): Generator<Statement, readonly TicketOfVisit[], unknown> {
  const days = [body.inspectionDay, ...(yield* formerDays(organisationGid, gid))];
  return yield* all<TicketOfVisit>(
    ['queue', 'ticket'],
    `SELECT t.gid, t.queue_gid AS "queueGid", t.number, t.status, t.issued_at AS "issuedAt",
       t.checked_in_at AS "checkedInAt", t.called_at AS "calledAt"
     FROM queue q JOIN ticket t ON t.queue_gid = q.gid
     WHERE q.organisation_gid = ? AND q.service_date IN ${placeholders(days)} AND t.appointment_gid = ?
     ORDER BY t.issued_at, t.gid LIMIT 20`,
    organisationGid,
    ...days,
    gid,
  );
}

/** Yields the days that an appointment was on before, as its changes tell. */
function* formerDays(organisationGid: string, gid: string): Generator<Statement, Set<string>, unknown> {
  const rows = yield* all<{ changes: string }>(
    'appointment_change',
    `SELECT changes FROM appointment_change WHERE organisation_gid = ? AND appointment_gid = ? AND action <> 'created'`,
    organisationGid,
    gid,
  );
  const changes = rows.flatMap((row) => JSON.parse(row.changes) as FieldChange[]);
  const moves = changes.filter(({ field, before }) => field === 'inspectionDay' && before !== undefined);
  return new Set(moves.map(({ before }) => JSON.parse(before!) as string));
}

/** Yields tickets with their entries in the event log. */
export function* withEvents(
  organisationGid: string,
  rows: readonly TicketOfVisit[],
): Generator<Statement, PersonalTicket[], unknown> {
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
  return tickets;
}

interface EventRow {
  kind: EventKind;
  at: number;
  panelGid: string | null;
  staffGid: string | null;
}

function* eventsOf(
  organisationGid: string,
  queueGid: string,
  ticketGid: string,
): Generator<Statement, PersonalTicket['events'], unknown> {
  const rows = yield* all<EventRow>(
    'event',
    `SELECT kind, at, panel_gid AS "panelGid",
       staff_gid AS "staffGid" FROM event
     WHERE organisation_gid = ? AND queue_gid = ? AND ticket_gid = ? ORDER BY seq LIMIT ?`,
    organisationGid,
    queueGid,
    ticketGid,
    mostEvents,
  );
  const events: PersonalTicket['events'] = [];
  for (const { kind, at, panelGid, staffGid } of rows) {
    const panelName = panelGid ? yield* nameOf(panelGid) : undefined;
    const staffName = staffGid ? yield* nameOf(staffGid) : undefined;
    events.push({ kind, at, ...(panelName && { panelName }), ...(staffName && { staffName }) });
  }
  return events;
}
