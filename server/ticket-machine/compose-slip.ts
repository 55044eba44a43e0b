import type { TicketSlip } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import { aheadOf } from '../queue/ahead-of.ts';
import type { DrawnQueue } from '../queue/device-scope.ts';
import { numberWidth } from '../queue/number-width.ts';
import type { CounterPlace, Setting } from '../queue/place.ts';
import { readCounter } from '../queue/read-rows.ts';
import type { QueueRow, TicketRow } from '../queue/rows.ts';
import { ticketPage } from '../queue/ticket-page.ts';
import { readWait } from '../queue/wait/read-wait.ts';
import { whoServes } from '../views/who-serves.ts';

/**
 * Yields what somebody takes home who has just got a number.
 * @param places the counters that call from the queue
 */
export function* composeSlip(
  setting: Setting,
  drawn: DrawnQueue,
  places: readonly CounterPlace[],
  queue: QueueRow,
  ticket: TicketRow,
): Generator<Statement, TicketSlip, unknown> {
  const { place, group } = drawn;
  const counter = group ? undefined : yield* readCounter(place.panel.gid);
  const who = group ? {} : yield* whoServes(place, queue, counter);
  const ahead = yield* aheadOf(place, setting, ticket);
  const wait = yield* readWait(places, queue, setting, ahead);
  return {
    ticketKey: ticket.accessKey,
    number: ticket.number,
    width: numberWidth(queue.startingNumber),
    queueName: queueNameOf(drawn),
    ...(!group && { counterName: place.panel.body.counterName || place.panel.body.name }),
    ...who,
    ahead,
    ...(wait && { wait }),
    issuedAt: ticket.issuedAt,
    url: ticketPage(ticket.accessKey),
  };
}

/** What patients call a queue: the group, else the room. */
export function queueNameOf({ place, group }: DrawnQueue): string {
  return group?.body.name ?? (place.panel.body.counterName || place.panel.body.name);
}
