import type { AppointmentCreate } from '#generated/shapes.ts';
import type { Context, Statement } from '../database/command.ts';
import { getOrganisation } from '../documents/organisation.ts';
import type { AppointmentRow } from '../queue/appointment-row.ts';
import { priorityOf } from '../queue/policy/policy.ts';
import { positionOf } from '../queue/policy/position-in-line.ts';
import { readQueue, readTicketOfAppointment } from '../queue/read-rows.ts';
import { mayMove } from '../queue/why-not.ts';
import { writeEvents } from '../queue/write-events.ts';

/**
 * Puts the number of an appointment whose tags have changed into the class of priority that they make now: nobody who
 * sets a tag knows whether the number was made before. A class that staff gave by hand stays while the tags make none
 * other.
 */
export function* followTags(
  context: Context,
  organisationGid: string,
  { gid, body }: Pick<AppointmentRow, 'gid' | 'body'>,
  tags: AppointmentCreate['tags'],
): Generator<Statement, void, unknown> {
  if (String(body.tags ?? '') === String(tags ?? '')) return;
  const organisation = (yield* getOrganisation(organisationGid))!;
  const priority = priorityOf(organisation, tags);
  if (priority === priorityOf(organisation, body.tags)) return;
  const ticket = yield* readTicketOfAppointment(gid);
  if (!ticket || ticket.priority === priority || !mayMove(ticket.status, 'priority')) return;
  const { gid: ticketGid, queueGid, number, status: claim } = ticket;
  const queue = (yield* readQueue(queueGid))!;
  const payload = { place: { ...positionOf(ticket), priority } };
  const event = { kind: 'priorityChanged', queueGid, ticketGid, number, claim, payload } as const;
  yield* writeEvents(context, organisationGid, queue, [event]);
}
