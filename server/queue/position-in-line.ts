import type { CounterState } from './counter-state.ts';
import type { EventPayload } from './event.ts';
import { positionInLine as placeByPolicy } from './policy/position-in-line.ts';
import type { TicketRow } from './rows.ts';

/** Why somebody stands in line again. */
export type Return = 'cameBack' | 'backFromExamination';

/** Where somebody stands who is in line again, for the event that says so: by the policy of the queue. */
export function positionInLine(
  { policy, queue, now }: Pick<CounterState, 'policy' | 'queue' | 'now'>,
  ticket: TicketRow,
  why: Return | 'putBack',
): Required<Pick<EventPayload, 'place'>> {
  const from = why === 'backFromExamination' ? 'examinedBack' : ticket.status === 'passed' ? 'passedBack' : 'awayBack';
  return { place: placeByPolicy(policy, ticket, from, queue, now) };
}
