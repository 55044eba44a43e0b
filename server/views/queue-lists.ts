import { limits } from '#generated/limits.ts';
import type { QueueState, Ticket } from '#generated/shapes.ts';
import { batchReads } from '../database/batched-reads.ts';
import { type Statement, shared } from '../database/command.ts';
import { secondMs } from '../ground/durations.ts';
import { type AppointmentRow, listNotCheckedIn } from '../queue/appointment-row.ts';
import { countLists, type statusOfList } from '../queue/count-lists.ts';
import { countExtraLeft } from '../queue/extra-patients.ts';
import { type CounterPlace, type OrganisationDay, policyAt } from '../queue/place.ts';
import { isCalledAt, isInserted } from '../queue/policy/line.ts';
import type { Policy } from '../queue/policy/policy.ts';
import { insertionShown } from '../queue/policy/turn-of.ts';
import type { QueueRow } from '../queue/rows.ts';
import { type CameFrom, cameFrom } from './came-from.ts';
import { readList } from './read-list.ts';
import type { Person } from './read-people.ts';
import { inOrderAt, type Line, readLine, waitingAt } from './read-waiting.ts';
import { expectedOf, ticketOf } from './ticket-of.ts';

const { queueListRows } = limits;

const nobody: Line = { inOrder: [], byHand: [], sent: [] };

/** The lists of a queue as staff see them. */
export interface QueueLists {
  readonly line: Line;
  readonly from: CameFrom;
  /** How many have an appointment and no number yet. */
  readonly withoutNumber: number;
  readonly tickets: Pick<
    QueueState,
    'counts' | 'extraLeft' | 'waiting' | 'passed' | 'away' | 'examination' | 'completed' | 'expected'
  >;
}

/** Yields the lists of a queue; the counters of a queue that ask at once share them. */
export function readQueueLists(
  place: CounterPlace,
  day: OrganisationDay,
  queue: QueueRow,
): Generator<Statement, QueueLists, unknown> {
  const second = Math.floor(day.now / secondMs);
  const key = `lists ${queue.gid} ${place.callingMode === 0} ${second}`;
  return shared(key, () => composeQueueLists(place, day, queue));
}

function* composeQueueLists(
  place: CounterPlace,
  day: OrganisationDay,
  queue: QueueRow,
): Generator<Statement, QueueLists, unknown> {
  const { counts, withoutNumber } = yield* countLists(place, queue);
  // An empty list, as most are, is not asked for: asking for many columns of nothing costs as much as of something.
  const tickets = function* (list: Exclude<keyof typeof statusOfList, 'waiting'>) {
    if (counts[list] === 0) return [];
    const people = yield* readList(place, day, queue, list, queueListRows);
    return people.map((person) => ticketOf(person, day));
  };
  const readInLine = function* () {
    return counts.waiting === 0 ? nobody : yield* readLine(place, day, queue, queueListRows);
  };
  const readExtraLeft = function* () {
    return place.callingMode === 0 ? undefined : yield* countExtraLeft(queue.gid, policyAt(place, day));
  };
  const from = yield* cameFrom(place, day);
  const [line, extraLeft, passed, away, examination, completed, expected] = yield* batchReads(
    readInLine(),
    readExtraLeft(),
    tickets('passed'),
    tickets('away'),
    tickets('examination'),
    tickets('completed'),
    readExpected(place, queue, counts.expected === 0 ? 0 : queueListRows),
  );
  const waiting = waitingTickets(place.panel.gid, place, line, day, from);
  return {
    line,
    from,
    withoutNumber,
    tickets: {
      counts,
      ...(extraLeft !== undefined && { extraLeft }),
      waiting,
      passed,
      away,
      examination,
      completed,
      expected: expected.map(expectedOf),
    },
  };
}

/** Those in line of a place's queue as one counter sees them. */
export function waitingTickets(
  counterGid: string,
  place: CounterPlace,
  line: Line,
  day: OrganisationDay,
  from: CameFrom,
): QueueState['waiting'] {
  return asInLine(waitingAt(counterGid, line).slice(0, queueListRows), policyAt(place, day), day, from);
}

/** People in line as staff see them: with the rule by which they stand, and where they came from. */
export function asInLine(people: readonly Person[], policy: Policy, day: OrganisationDay, from: CameFrom): Ticket[] {
  return people
    .map((person) => ({ ...ticketOf(person, day), ...insertedBy(policy, person) }))
    .map((ticket) => ({ ...ticket, ...from(ticket) }));
}

/** By which rule somebody stands between the others; who was sent to one counter is called first by it. */
function insertedBy(
  policy: Policy,
  { lane, forCounterGid }: Pick<Person, 'lane' | 'forCounterGid'>,
): Pick<Ticket, 'insertion'> {
  return forCounterGid || !isInserted(lane) ? {} : { insertion: insertionShown(policy, lane) };
}

/** The number that a counter calls next, if it calls anybody by itself. */
export function firstToCall({ panel }: CounterPlace, line: Line): number | undefined {
  const mayCall = (person: Person) => isCalledAt(panel.gid, person);
  const first =
    line.sent.find(({ forCounterGid }) => forCounterGid === panel.gid) ?? inOrderAt(panel.gid, line).find(mayCall);
  return first?.number;
}

/**
 * Yields those who have an appointment in the session and have not checked in, as the words of their rows have it: also
 * those in line for whom a number is reserved. None where the room keeps no list.
 */
export function* readExpected(
  place: CounterPlace,
  queue: QueueRow,
  limit: number,
  from = 0,
): Generator<Statement, AppointmentRow[], unknown> {
  return place.callingMode === 0 || limit === 0 ? [] : yield* listNotCheckedIn(place, queue, limit, from);
}
