/**
 * 7. Whoever came back or came late never overtakes more than the rules allow, and nobody who waits is forgotten. Counted
 * anew from the log, by the words of the rules: nothing of what the queue remembers is used.
 */
import { expect } from 'vitest';
import type { LoggedEvent } from '#server/queue/event.ts';
import { isInserted, type LinePosition } from '#server/queue/policy/line.ts';
import type { Policy } from '#server/queue/policy/policy.ts';

interface Standing {
  readonly place: LinePosition;
  readonly number: number;
  readonly queueGid: string;
  /** How many ordinary patients the queue had called when they came to stand here. */
  readonly joinedAt: number;
  /** The one counter that they chose, which alone calls them from the line. */
  readonly chosen: string | undefined;
  /** Waits in line; else at a counter, away, or for one counter alone. */
  readonly inLine: boolean;
}

/** What is counted of a queue's calls. */
interface Calls {
  ordinary: number;
  /** Where `ordinary` stood at the last call of a lane. */
  readonly lastOf: Map<string, number>;
  /** Ordinary patients called by priority since the first in the order was called. */
  before: number;
}

export function expectFairness(log: readonly LoggedEvent[], policy: Policy): void {
  const people = new Map<string, Standing>();
  const queues = new Map<string, Calls>();
  /** How it was before a patient was called or sent elsewhere, for presses that are undone. */
  const before = new Map<string, { person: Standing; calls: Calls }>();
  for (const event of log) {
    const { kind, ticketGid, queueGid, panelGid } = event;
    if (kind === 'loggedOut') releaseFrom(people, panelGid!);
    if (!ticketGid || !queueGid) continue;
    const calls = queues.get(queueGid) ?? { ordinary: 0, lastOf: new Map(), before: 0 };
    queues.set(queueGid, calls);
    const person = people.get(ticketGid);
    if (kind === 'called') {
      expectDue(event, person!, calls, policy, people);
      before.set(ticketGid, { person: person!, calls: { ...calls, lastOf: new Map(calls.lastOf) } });
      count(event, calls, policy);
    }
    if (kind === 'transferred') before.set(ticketGid, { person: person!, calls });
    if (kind === 'callTakenBack') {
      // As if the call had not been; unless others of the queue were called on the strength of it.
      if (event.payload?.restores?.counts) queues.set(queueGid, before.get(ticketGid)!.calls);
      people.set(ticketGid, before.get(ticketGid)!.person);
      continue;
    }
    if (kind === 'endTakenBack' && event.payload?.restores?.place) {
      people.set(ticketGid, { ...before.get(ticketGid)!.person, inLine: false });
      continue;
    }
    people.set(ticketGid, after(event, person, calls));
    if (kind === 'received') sentTo.set(people.get(ticketGid)!, panelGid);
  }
}

/** Those who were sent to one counter, and to which. */
const sentTo = new WeakMap<Standing, string | undefined>();

function releaseFrom(people: Map<string, Standing>, panelGid: string): void {
  for (const [gid, person] of people) {
    if (sentTo.get(person) === panelGid) people.set(gid, { ...person, inLine: true });
    else if (person.chosen === panelGid) {
      const released = { ...person, chosen: undefined };
      sentTo.set(released, sentTo.get(person));
      people.set(gid, released);
    }
  }
}

const joins: readonly LoggedEvent['kind'][] = ['issued', 'checkedIn', 'received', 'cameBack', 'backFromExamination'];
/** Whoever is in line, and gets another place in it. */
const moves = 'priorityChanged';

function after({ kind, payload, queueGid, number, panelGid }: LoggedEvent, person: Standing | undefined, calls: Calls) {
  const place = payload?.place;
  if (kind === moves && place) return keptAt(person!, place);
  // Nobody serves there any more: they stand where they stood.
  if (kind === 'putBack') return { ...person!, inLine: true };
  if (!joins.includes(kind) || !place) return { ...person!, inLine: false };
  // Whoever was away for a moment stands where they stood.
  const sameAs =
    kind === 'cameBack' && person!.place.arrivedAt === place.arrivedAt && person!.place.lane === place.lane;
  const joinedAt = sameAs ? person!.joinedAt : calls.ordinary;
  // Whom staff send elsewhere, they send in spite of a choice.
  const chosen = payload.chosenCounterGid ?? (kind === 'received' ? undefined : person?.chosen);
  return { place, number: number!, queueGid: queueGid!, joinedAt, chosen, inLine: kind !== 'received' || !panelGid };
}

/** Another place; whoever was sent to a counter stays sent. */
function keptAt(person: Standing, position: LinePosition): Standing {
  const moved = { ...person, place: position };
  sentTo.set(moved, sentTo.get(person));
  return moved;
}

/** Whoever came late or was added stands in the order like anybody else where the rules treat them as normal. */
function isOrdinary({ lane }: Pick<LinePosition, 'lane'>, { lateRule, extraRule }: Policy): boolean {
  if (lane === 'late') return lateRule === 'asNormal';
  return lane === 'extra' ? extraRule === 'asNormal' : !isInserted(lane);
}

/** What was called is what the rules let be called. */
function expectDue(
  { payload, ticketGid, queueGid, seq, panelGid }: LoggedEvent,
  person: Standing,
  calls: Calls,
  policy: Policy,
  people: ReadonlyMap<string, Standing>,
): void {
  if (payload?.reason !== 'byNumber' && payload?.reason !== 'sent') {
    expect([undefined, panelGid], `line ${seq} calls who chose another counter`).toContain(person.chosen);
  }
  const mine = ({ chosen }: Standing) => chosen === undefined || chosen === panelGid;
  const ordinary = [...people].filter(
    ([, one]) => one.inLine && mine(one) && one.queueGid === queueGid && isOrdinary(one.place, policy),
  );
  const first = ordinary.toSorted(([, one], [, other]) => compare(one, other, policy))[0]?.[0];
  switch (payload?.reason) {
    case 'inserted': {
      const told = `line ${seq} calls too early who came back or late`;
      const { after, every } = interval(person.place.lane, policy);
      expect(after, told).toBeDefined();
      expect(calls.ordinary - person.joinedAt, told).toBeGreaterThanOrEqual(after!);
      const last = calls.lastOf.get(person.place.lane);
      if (last !== undefined) expect(calls.ordinary - last, told).toBeGreaterThanOrEqual(every!);
      return;
    }
    case 'nobodyElse':
      expect(first, `line ${seq} passes over somebody who waits`).toBeUndefined();
      return;
    case 'inOrder':
    case 'fairTurn':
      expect(ticketGid, `line ${seq} is not the first in the order`).toBe(first);
      return;
    case 'priority':
    case 'aged':
      expect(ordinary.map(([gid]) => gid)).toContain(ticketGid);
      if (policy.priorityEvery > 0)
        expect(calls.before, `line ${seq} lets the first in the order wait too long`).toBeLessThan(
          policy.priorityEvery,
        );
  }
}

/** How many ordinary patients go before somebody of a lane, and between two of them; undefined where it is not by count. */
function interval(lane: LinePosition['lane'], policy: Policy): { after?: number; every?: number } {
  const { passedRule, passedAfter, passedEvery, examinedRule, examinedAfter, examinedEvery } = policy;
  const of = (rule: string, after: number, every: number) => {
    if (rule === 'everyN') return { after: every, every };
    if (rule === 'afterN') return { after, every };
    return rule === 'endOfSlot' || rule === 'afterBooked' ? { after: 0, every: 0 } : {};
  };
  if (lane === 'late') return of(policy.lateRule, policy.lateEvery, policy.lateEvery);
  if (lane === 'extra') return of(policy.extraRule, policy.extraEvery, policy.extraEvery);
  if (lane === 'passed') return of(passedRule, passedAfter, passedEvery);
  return lane === 'examined' ? of(examinedRule, examinedAfter, examinedEvery) : {};
}

function count({ payload }: LoggedEvent, calls: Calls, policy: Policy): void {
  const { lane, reason } = payload ?? {};
  if (!lane || !reason || reason === 'sent') return;
  const ordinary = reason === 'byNumber' ? !isInserted(lane) : isOrdinary({ lane }, policy);
  if (!ordinary) {
    calls.lastOf.set(lane, calls.ordinary);
    return;
  }
  calls.ordinary += 1;
  if (reason === 'priority' || reason === 'aged') calls.before += 1;
  else if (reason !== 'byNumber') calls.before = 0;
}

/** The order of a queue: by number or by coming, those with an appointment first or not. */
function compare(one: Standing, other: Standing, { order, bookedFirst }: Policy): number {
  const key = ({ place, number }: Standing) => [
    order === 'checkIn' && place.lane === 'absent' ? 2 : bookedFirst && place.lane === 'walkIn' ? 1 : 0,
    order === 'checkIn' ? place.arrivedAt : place.orderKey,
    number,
  ];
  const [mine, theirs] = [key(one), key(other)];
  const differing = mine.findIndex((value, index) => value !== theirs[index]);
  return differing === -1 ? 0 : mine[differing]! - theirs[differing]!;
}
