import type { TicketWish } from '#generated/values.ts';
import { letBackIn } from '../appointments/let-back-in.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { move } from '../queue/move.ts';
import { ownerOf, policyAt, readDay, readPlaces } from '../queue/place.ts';
import { readQueue, readTicket } from '../queue/read-rows.ts';
import { callersOf } from '../queue/turn/called-places.ts';
import { writeEvents } from '../queue/write-events.ts';
import { findTicketByKey } from '../views/ticket-view.ts';
import { ticketWishes, wishesFor } from '../views/ticket-wishes.ts';

/**
 * Command: what a patient wishes for their own number, by its unguessable key. Refuses ticket_not_found, and
 * invalid_queue_operation where the policy does not let them, or the number is called or done.
 */
export const changeTicket = defineCommand(
  import.meta.url,
  'changeTicket',
  function* (
    { organisationGid, key, wish }: { organisationGid: string; key: string; wish: TicketWish },
    context: Context,
  ): Generator<Statement, null, unknown> {
    const { gid } = yield* findTicketByKey(key);
    yield* takeLog(organisationGid, context);
    const ticket = (yield* readTicket(gid))!;
    if (ticket.status === ticketWishes[wish].done) return null;
    const queue = (yield* readQueue(ticket.queueGid))!;
    const day = yield* readDay(organisationGid, context.now);
    const callers = callersOf(queue.ownerGid, yield* readPlaces(organisationGid));
    const place = callers.find((one) => ownerOf(one).gid === queue.ownerGid);
    const over = queue.serviceDate < day.moment.serviceDate;
    if (!place || over || !wishesFor(policyAt(place, day), ticket.status).includes(wish)) {
      throw new Refusal({ code: 'invalid_queue_operation' });
    }
    if (wish === 'back') {
      if (!(yield* letBackIn(context, day, place, ticket))) throw new Refusal({ code: 'invalid_queue_operation' });
      return null;
    }
    const kind = wish === 'giveUp' ? 'canceled' : 'wentAway';
    move(ticket.status, kind);
    const { number, queueGid, status: claim } = ticket;
    const payload = wish === 'giveUp' ? { payload: { givenUp: true } } : {};
    const change = { kind, queueGid, ticketGid: ticket.gid, number, claim, ...payload } as const;
    yield* writeEvents(context, organisationGid, queue, [change]);
    return null;
  },
);
