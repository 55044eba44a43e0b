import type { QueueStatus, TicketWish } from '#generated/values.ts';
import { letBackIn } from '../appointments/let-back-in.ts';
import { type Context, one, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { move } from '../queue/move.ts';
import { ownerOf, policyAt, readDay, readPlaces } from '../queue/place.ts';
import type { Policy } from '../queue/policy/policy.ts';
import { readQueue, readTicket } from '../queue/read-rows.ts';
import { callersOf } from '../queue/turn/called-places.ts';
import { writeEvents } from '../queue/write-events.ts';

/** What each wish leads from, and to: done twice it is done once. */
const wishes: Readonly<Record<TicketWish, { from: readonly QueueStatus[]; done: QueueStatus }>> = {
  giveUp: { from: ['registering', 'awaiting', 'checkBack', 'passed', 'temporarilyAway'], done: 'canceled' },
  comeLater: { from: ['awaiting', 'checkBack'], done: 'temporarilyAway' },
  back: { from: ['temporarilyAway'], done: 'awaiting' },
};

/** What a patient can do with a number now, by the policy and by where the number stands. */
export function wishesFor(
  { selfGiveUp, selfComeLater }: Pick<Policy, 'selfGiveUp' | 'selfComeLater'>,
  status: QueueStatus,
): TicketWish[] {
  const allowed: TicketWish[] = [
    ...(selfComeLater ? (['comeLater', 'back'] as const) : []),
    ...(selfGiveUp ? (['giveUp'] as const) : []),
  ];
  return allowed.filter((wish) => wishes[wish].from.includes(status));
}

/**
 * Command: what a patient wishes for their own number, by its unguessable key. Refuses ticket_not_found, and
 * invalid_queue_operation where the policy does not let them, or the number is called or done.
 */
export const changeTicket = defineCommand(
  import.meta.url,
  'changeTicket',
  function* ({ key, wish }: { key: string; wish: TicketWish }, context: Context): Generator<Statement, null, unknown> {
    const found = yield* one<{ gid: string; organisationGid: string }>(
      'ticket',
      'SELECT gid, organisation_gid AS "organisationGid" FROM ticket WHERE access_key = ?',
      key,
    );
    if (!found) throw new Refusal({ code: 'ticket_not_found' });
    const { organisationGid } = found;
    yield* takeLog(organisationGid, context);
    const ticket = (yield* readTicket(found.gid))!;
    if (ticket.status === wishes[wish].done) return null;
    const queue = (yield* readQueue(ticket.queueGid))!;
    const day = yield* readDay(organisationGid, context.now);
    const callers = callersOf(queue.ownerGid, yield* readPlaces(organisationGid));
    const place = callers.find((one) => ownerOf(one).gid === queue.ownerGid);
    const over = queue.serviceDate !== day.moment.serviceDate;
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
    yield* writeEvents(context, organisationGid, queue, [{ kind, queueGid, ticketGid: ticket.gid, number, claim }]);
    return null;
  },
);
