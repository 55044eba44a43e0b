import type { Statement } from '../database/command.ts';
import { countAhead } from './count-ahead.ts';
import { countOfEarlierSessions } from './earlier-sessions.ts';
import { type CounterPlace, type OrganisationDay, policyAt } from './place.ts';
import { readQueue } from './read-rows.ts';
import type { TicketRow } from './rows.ts';
import { isWaiting } from './status-groups.ts';

/**
 * Yields how many will be called before a ticket: by the rules of its queue, and those of earlier sessions who are left;
 * 0 for one that does not wait.
 */
export function* aheadOf(
  place: CounterPlace,
  day: OrganisationDay,
  ticket: TicketRow,
): Generator<Statement, number, unknown> {
  if (!isWaiting(ticket.status)) return 0;
  const queue = (yield* readQueue(ticket.queueGid))!;
  const ahead = yield* countAhead(place, queue, policyAt(place, day), ticket, day.now);
  return ahead + (yield* countOfEarlierSessions(place, queue, day));
}
