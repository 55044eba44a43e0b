import type { CallReason } from '#generated/values.ts';
import { all, one, type Statement, shared } from '../database/command.ts';
import { secondMs } from '../ground/durations.ts';
import { type CountersInTurn, countersInTurn, readChoosers, wasSent } from '../queue/choosers.ts';
import { type CounterPlace, type OrganisationDay, policyAt } from '../queue/place.ts';
import { type CounterChoice, orderOfCalls } from '../queue/policy/order-of-calls.ts';
import { readLanes } from '../queue/read-line.ts';
import type { QueueRow } from '../queue/rows.ts';
import { waitingList } from '../queue/status-groups.ts';
import { type FlatPerson, type Person, personColumns, personFrom, withAppointment } from './read-people.ts';

/** Somebody in line, with the reason for the place. */
export interface WaitingPerson extends Person {
  /** Absent for those whom only another counter, or only staff by number, will call. */
  readonly reason?: CallReason;
}

/** Those in line, as all counters of a queue see them. */
export interface Line {
  /** By the rules of the queue. */
  readonly inOrder: readonly WaitingPerson[];
  /** Whom only staff call, by number. */
  readonly byHand: readonly Person[];
  /** Whom one counter alone calls. */
  readonly sent: readonly Person[];
  /** Where patients chose a counter: the order by the rules as it begins with one. */
  readonly inOrderAt?: (counterGid: string) => readonly WaitingPerson[];
  /** Where some were sent to one counter: the order in which all counters call, with those among the others. */
  readonly inTurn?: () => readonly WaitingPerson[];
}

/** Those whom a counter calls by itself, in the order of the calls of all counters. */
export function inOrderAt(counterGid: string, line: Pick<Line, 'inOrder' | 'inOrderAt'>): readonly WaitingPerson[] {
  return line.inOrderAt?.(counterGid) ?? line.inOrder;
}

/** Whether the counters of a queue see those in line in different orders. */
export function differsByCounter({ sent, inOrderAt }: Line): boolean {
  return sent.length > 0 || inOrderAt !== undefined;
}

/**
 * Yields the people of a queue in the order in which they will be called: those sent to this counter, then by the
 * rules of the queue, then those whom only staff call by number and those sent to other counters.
 * @param limit as many as are asked for, after the first `from`
 * @param counterGid the counter that looks at it
 */
export function* readWaiting(
  place: CounterPlace,
  day: OrganisationDay,
  queue: QueueRow,
  limit: number,
  from = 0,
  counterGid = place.panel.gid,
): Generator<Statement, WaitingPerson[], unknown> {
  if (limit === 0) return [];
  const most = from + limit;
  return waitingAt(counterGid, yield* readLine(place, day, queue, most)).slice(from, most);
}

/** Yields the people of a queue as its hall sees them, so many: one list for all counters, in the order of their calls. */
export function* readWaitingInHall(
  place: CounterPlace,
  day: OrganisationDay,
  queue: QueueRow,
  limit: number,
): Generator<Statement, WaitingPerson[], unknown> {
  if (limit === 0) return [];
  const { inOrder, inTurn, byHand } = yield* readLine(place, day, queue, limit);
  return [...(inTurn?.() ?? inOrder), ...byHand].slice(0, limit);
}

/** Those in line as one counter sees them. */
export function waitingAt(counterGid: string, line: Line): readonly WaitingPerson[] {
  const { byHand, sent } = line;
  const inOrder = inOrderAt(counterGid, line);
  if (sent.length === 0) return [...inOrder, ...byHand];
  const here = sent.filter(({ forCounterGid }) => forCounterGid === counterGid);
  const elsewhere = sent.filter(({ forCounterGid }) => forCounterGid !== counterGid);
  const first = here.map((person): WaitingPerson => ({ ...person, reason: 'sent' }));
  return [...first, ...inOrder, ...byHand, ...elsewhere];
}

/** Yields the first so many of each kind in line; the counters of a queue that ask at once share them. */
export function readLine(
  place: CounterPlace,
  day: OrganisationDay,
  queue: QueueRow,
  most: number,
): Generator<Statement, Line, unknown> {
  const second = Math.floor(day.now / secondMs);
  return shared(`line ${queue.gid} ${most} ${second}`, () => composeLine(place, day, queue, most));
}

const noCounters: CountersInTurn = { working: [], resting: [] };

function* composeLine(
  place: CounterPlace,
  day: OrganisationDay,
  queue: QueueRow,
  most: number,
): Generator<Statement, Line, unknown> {
  const policy = policyAt(place, day);
  const flat = yield* readLanes<FlatPerson>(queue.gid, policy, most, personColumns, {
    table: 'appointment',
    sql: withAppointment,
  });
  const choosers = (yield* readChoosers<FlatPerson>(queue.gid, personColumns, withAppointment)).map(personFrom);
  const sent = yield* readSent(queue.gid, most);
  const line = [...flat.map(personFrom), ...choosers];
  const bound = [...choosers, ...sent];
  const open = bound.length > 0 ? yield* countersInTurn(place, bound) : noCounters;
  const counters = choosers.length > 0 ? open : noCounters;
  const callsFrom = (first: readonly string[]) => {
    const working = new Set([...first, ...counters.working]);
    const resting = counters.resting.filter((gid) => !working.has(gid));
    return orderOfCalls(policy, line, queue, day.now, most, [...working], resting);
  };
  const calls = callsFrom([]);
  const inOrder = calls.map(asWaiting);
  const known = new Set(calls.map(({ waiter }) => waiter));
  const byHand = calls.length < most ? line.filter((person) => !known.has(person)) : [];
  const begun = counters.working.length + counters.resting.length > 1 && {
    inOrderAt: (gid: string) => callsFrom([gid]).map(asWaiting),
  };
  const inTurn = () =>
    orderOfCalls(policy, [...line, ...sent], queue, day.now, most, open.working, open.resting).map(asWaiting);
  return { inOrder, byHand, sent, ...begun, ...(sent.length > 0 && { inTurn }) };
}

function asWaiting({ waiter, reason }: CounterChoice): WaitingPerson {
  return { ...(waiter as Person), reason };
}

const isSent = `t.queue_gid = ? AND ${wasSent} AND t.status IN ${waitingList}`;

function* readSent(queueGid: string, limit: number): Generator<Statement, Person[], unknown> {
  // Hardly ever is anybody, and asking for many columns of nothing costs as much as of something.
  if (!(yield* one('ticket', `SELECT t.gid FROM ticket t WHERE ${isSent} LIMIT 1`, queueGid))) return [];
  const rows = yield* all<FlatPerson>(
    ['appointment', 'ticket'],
    `SELECT ${personColumns} FROM ticket t ${withAppointment}
     WHERE ${isSent}
     ORDER BY t.order_key, t.number LIMIT ?`,
    queueGid,
    limit,
  );
  return rows.map(personFrom);
}
