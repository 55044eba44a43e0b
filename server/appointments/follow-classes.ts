import type { AppointmentCreate } from '#generated/shapes.ts';
import { all, type Context, type Statement } from '../database/command.ts';
import { placeholders } from '../database/placeholders.ts';
import { takeLog } from '../event-log/take-log.ts';
import type { QueueEvent } from '../queue/event.ts';
import { readDay } from '../queue/place.ts';
import { priorityOf, priorityTagOf } from '../queue/policy/policy.ts';
import { positionOf } from '../queue/policy/position-in-line.ts';
import { ticketColumns } from '../queue/read-rows.ts';
import type { TicketRow } from '../queue/rows.ts';
import { mayMove } from '../queue/why-not.ts';
import { writeEvents } from '../queue/write-events.ts';

type Classes = Parameters<typeof priorityTagOf>[0];

/**
 * Keeps everybody who waits, or has a number for a day to come, in their class of priority when the organisation's list
 * of classes changes: a ticket holds its rank in the list, and whose tag becomes a class goes by it from now on. Whose
 * class is taken out of the list stays where they are (docs/decisions/035-extra-patients.md).
 */
export function* followClasses(
  context: Context,
  organisationGid: string,
  before: Classes,
  after: Classes,
): Generator<Statement, void, unknown> {
  const { priorityTags = [] } = after;
  if (priorityTags.length === 0 || JSON.stringify(before.priorityTags) === JSON.stringify(priorityTags)) return;
  yield* takeLog(organisationGid, context);
  const { moment } = yield* readDay(organisationGid, context.now);
  const rows = yield* all<TicketRow & { appointment: string | null }>(
    ['queue', 'ticket', 'appointment'],
    `SELECT ${ticketColumns}, a.body AS appointment
     FROM queue q JOIN ticket t ON t.queue_gid = q.gid LEFT JOIN appointment a ON a.gid = t.appointment_gid
     WHERE q.organisation_gid = ? AND q.service_date >= ? AND (t.priority > 0 OR a.gid IN (
       SELECT b.gid FROM appointment b, json_each(b.body, '$.tags') AS tag
       WHERE b.organisation_gid = ? AND b.inspection_day >= ? AND tag.value IN ${placeholders(priorityTags)}))
     ORDER BY t.queue_gid, t.number`,
    organisationGid,
    moment.serviceDate,
    organisationGid,
    moment.serviceDate,
    ...priorityTags,
  );
  const events = rows.flatMap(({ appointment, ...ticket }): QueueEvent[] => {
    const { gid: ticketGid, queueGid, number, status: claim } = ticket;
    const { tags } = JSON.parse(appointment ?? '{}') as Partial<AppointmentCreate>;
    const name = priorityTagOf(before, ticket.priority);
    const given = name && priorityTags.includes(name) ? priorityOf(after, [name]) : ticket.priority;
    const priority = Math.max(given, priorityOf(after, tags));
    if (priority === ticket.priority || !mayMove(claim, 'priority')) return [];
    const payload = { place: { ...positionOf(ticket), priority } };
    return [{ kind: 'priorityChanged', queueGid, ticketGid, number, claim, payload }];
  });
  yield* writeEvents(context, organisationGid, [], events);
}
