import type { TicketSlip } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import { ownAddress } from '../documents/own-address.ts';
import { aheadOf } from '../queue/ahead-of.ts';
import { attendantOf } from '../queue/attendant-of.ts';
import { locationOf } from '../queue/location-of.ts';
import { numberWidth } from '../queue/number-width.ts';
import { type CounterPlace, type OrganisationDay, ownerOf } from '../queue/place.ts';
import { boundTo } from '../queue/policy/line.ts';
import { queueNamesRead } from '../queue/queue-names.ts';
import { readCounter } from '../queue/read-rows.ts';
import type { QueueRow, TicketRow } from '../queue/rows.ts';
import { ticketPage } from '../queue/ticket-page.ts';
import { readTicketWait } from '../queue/wait/read-wait.ts';
import { whoServesRead } from '../views/who-serves.ts';
import type { DrawnQueue } from './device-scope.ts';

/**
 * Yields what somebody takes home who has just got a number.
 * @param places all that serve
 */
export function* composeSlip(
  day: OrganisationDay,
  drawn: DrawnQueue,
  places: readonly CounterPlace[],
  queue: QueueRow,
  ticket: TicketRow,
): Generator<Statement, TicketSlip, unknown> {
  const { place } = drawn;
  const room = roomOf(drawn, places, ticket);
  const who = room ? yield* whoServesRead(room, day, queue, yield* readCounter(room.panel.gid)) : {};
  const where = room ? yield* locationOf(room.panel) : {};
  const ahead = yield* aheadOf(place, day, ticket);
  const wait = yield* readTicketWait(ticket, place, places, queue, day, ahead);
  const mark = ownerOf(place).body.queueMark;
  return {
    ticketKey: ticket.accessKey,
    number: ticket.number,
    ...(mark && { mark }),
    width: numberWidth(queue.startingNumber),
    ...(yield* queueNamesRead(place)),
    ...(room && { counterName: room.panel.body.counterName || room.panel.body.name }),
    attendant: attendantOf(room ?? place),
    ...where,
    ...who,
    ahead,
    ...(wait && { wait }),
    issuedAt: ticket.issuedAt,
    url: ownAddress(day.organisation, ticketPage(ticket.accessKey)),
  };
}

/** The one room that will call the ticket: that of the queue, else where the patient was sent, else which they chose. */
function roomOf(
  { place, group }: DrawnQueue,
  places: readonly CounterPlace[],
  ticket: TicketRow,
): CounterPlace | undefined {
  if (!group) return place;
  return places.find(({ panel }) => panel.gid === boundTo(ticket));
}
