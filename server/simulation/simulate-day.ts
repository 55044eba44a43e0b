import type { CallReason, QueueLane } from '#generated/values.ts';
import { minuteMs } from '../ground/durations.ts';
import { afterCall } from '../queue/policy/after-call.ts';
import { chooseNext } from '../queue/policy/choose-next.ts';
import { first } from '../queue/policy/in-order.ts';
import { isInserted, type Waiter } from '../queue/policy/line.ts';
import type { Policy } from '../queue/policy/policy.ts';
import { type JoinReason, positionInLine, positionOnArrival } from '../queue/policy/position-in-line.ts';
import { slotOfCall } from '../queue/policy/slot-of-call.ts';
import type { CallOutcome, SimulatedDay, SimulatedPatient, SimulatedPause } from './day.ts';
import { openLines } from './day-lines.ts';

/** One call of a simulated day. Times are milliseconds since its beginning. */
export interface SimulatedCall {
  readonly patient: SimulatedPatient;
  /** Place of the counter, from 0. */
  readonly counter: number;
  readonly at: number;
  readonly endsAt: number;
  /** When the patient came to stand in line, this time. */
  readonly since: number;
  readonly lane: QueueLane;
  readonly reason: CallReason;
  readonly outcome: CallOutcome;
}

/** What a policy made of a day. */
export interface PlayedDay {
  readonly calls: readonly SimulatedCall[];
  /** Who was passed and never came back, passed too often, or is passed until staff call the number or the desk helps. */
  readonly notServed: readonly SimulatedPatient[];
  /** How often each one was overtaken, by gid: a passed patient was called who had come back later than they stood in line. */
  readonly overtaken: ReadonlyMap<string, number>;
}

/** A day under way. */
export interface DayInPlay {
  /** Plays it, one moment after the other. */
  readonly moments: Iterable<number>;
  /** What became of it so far. */
  readonly played: PlayedDay;
}

interface Coming {
  readonly at: number;
  readonly visitor: Visitor;
  readonly why: 'comes' | JoinReason;
}

interface Visitor {
  readonly patient: SimulatedPatient;
  missed: number;
  examined: boolean;
}

/** Plays a day by a policy at once, where nobody waits for anything else. */
export function simulateDay(policy: Policy, day: SimulatedDay): PlayedDay {
  const { moments, played } = beginDay(policy, day);
  for (const _ of moments);
  return played;
}

/**
 * Begins a day by a policy: people come, stand in line where the policy puts them, and each free counter calls whom
 * `chooseNext` names. The rules are those of the engine; only the people are made up. The same day always goes the same.
 */
export function beginDay(policy: Policy, { patients, counters, pauses, patience }: SimulatedDay): DayInPlay {
  const coming: Coming[] = patients.map((patient) => ({
    at: patient.arrivesAt,
    visitor: { patient, missed: 0, examined: false },
    why: 'comes',
  }));
  const busyUntil = Array.from({ length: counters }, () => 0);
  const lines = openLines<Visitor>(policy);
  const calls: SimulatedCall[] = [];
  const notServed: SimulatedPatient[] = [];
  const overtaken = new Map<string, number>();
  let now = 0;

  const join = ({ at, visitor, why }: Coming) => {
    const { gid, number, priority, slotEndsAt, booked, extra, session: own } = visitor.patient;
    // Who was passed in an earlier session goes over to the one that is served (decision 035).
    const session = why === 'passedBack' ? Math.max(own, lines.served()) : own;
    if (session > own && policy.passedAfterSession === 'desk') {
      notServed.push(visitor.patient);
      return;
    }
    const counts = lines.counts(session);
    const stood = { lane: booked ? 'booked' : 'walkIn', priority, orderKey: number, arrivedAt: at } as const;
    const joiner = {
      number,
      source: extra ? 'extra' : booked ? 'appointment' : 'ticketMachine',
      joinedCount: 0,
      slotEndsAt,
    } as const;
    const ticket = { ...stood, ...joiner };
    const position =
      why === 'comes'
        ? positionOnArrival(ticket, isLate(policy, visitor.patient), counts, at)
        : positionInLine(policy, ticket, why, counts, at);
    lines.join(session, { gid, number, ...position }, visitor);
  };
  const call = (counter: number, session: number, waiter: Waiter, reason: CallReason) => {
    const visitor = lines.leave(session, waiter);
    const { patient } = visitor;
    const outcome = outcomeOf(visitor);
    const { lane, slotEndsAt, arrivedAt: since } = waiter;
    const counts = lines.counts(session);
    lines.count(
      session,
      afterCall(counts, { lane, reason, slotEndsAt: slotOfCall({ lane, reason, slotEndsAt }, counts) }),
    );
    const second = visitor.examined ? patient.examination?.service : undefined;
    const endsAt = now + (outcome === 'passed' ? patience : (second ?? patient.service));
    busyUntil[counter] = endsAt;
    calls.push({ patient, counter, at: now, endsAt, since, lane, reason, outcome });
    if (lane === 'passed') overtake(session, since);
    if (outcome === 'sentToExamination') {
      visitor.examined = true;
      coming.push({ at: endsAt + patient.examination!.away, visitor, why: 'examinedBack' });
    } else if (outcome === 'passed') {
      visitor.missed += 1;
      const back = comesBack(policy, visitor);
      if (back === undefined) notServed.push(patient);
      else coming.push({ at: endsAt + back, visitor, why: 'passedBack' });
    }
  };

  const overtake = (session: number, since: number) => {
    for (const { gid, lane, arrivedAt } of lines.waiting(session)) {
      if (!isInserted(lane) && arrivedAt < since) overtaken.set(gid, (overtaken.get(gid) ?? 0) + 1);
    }
  };

  /** What happens next: somebody comes, a counter has finished, or is back while people wait. */
  const toCome = () => [
    ...coming.map(({ at }) => at),
    ...[...busyUntil, ...(lines.isEmpty() ? [] : pauses.map(({ until }) => until))].filter((until) => until > now),
  ];

  function* moments() {
    for (let ahead = toCome(); ahead.length > 0; ahead = toCome()) {
      now = Math.min(...ahead);
      for (const one of takeDue(coming, now)) join(one);
      const free = () => freeCounter(busyUntil, policy.roomCap, pauses, now);
      for (let counter = free(); counter !== -1; counter = free()) {
        const session = lines.served();
        const choice = chooseNext(policy, lines.heads(session), lines.counts(session), now);
        if (!choice) break;
        call(counter, session, choice.waiter, choice.reason);
      }
      yield now;
    }
  }
  return { moments: moments(), played: { calls, notServed, overtaken } };
}

function isLate({ lateGraceMinutes }: Policy, { booked, arrivesAt, slotEndsAt }: SimulatedPatient): boolean {
  return booked && slotEndsAt > 0 && arrivesAt > slotEndsAt + lateGraceMinutes * minuteMs;
}

function outcomeOf({ patient, missed, examined }: Visitor): CallOutcome {
  if (missed < patient.missedCalls) return 'passed';
  return patient.examination && !examined ? 'sentToExamination' : 'completed';
}

/** How long after being passed somebody stands in line again; undefined when not by themselves. */
function comesBack({ passedRule, passLimit }: Policy, { patient, missed }: Visitor): number | undefined {
  const noShow = passLimit > 0 && missed >= passLimit;
  return noShow || passedRule === 'byHand' ? undefined : patient.returnsAfter;
}

/** Takes out who comes now, those who come at one moment in the order of their numbers. */
function takeDue(coming: Coming[], now: number): Coming[] {
  const due = coming.filter(({ at }) => at <= now);
  coming.splice(0, coming.length, ...coming.filter(({ at }) => at > now));
  const of = ({ visitor: { patient } }: Coming) => patient;
  return due.sort(
    (one, other) => one.at - other.at || of(one).session - of(other).session || of(one).number - of(other).number,
  );
}

/** The counter that has been free for longest; none while as many are called as there is room for. */
function freeCounter(
  busyUntil: readonly number[],
  roomCap: number,
  pauses: readonly SimulatedPause[],
  now: number,
): number {
  if (roomCap > 0 && busyUntil.filter((until) => until > now).length >= roomCap) return -1;
  const paused = (counter: number) =>
    pauses.some((pause) => pause.counter === counter && pause.from <= now && now < pause.until);
  const free = [...busyUntil.keys()].filter((counter) => busyUntil[counter]! <= now && !paused(counter));
  return first(free, (one, other) => busyUntil[one]! - busyUntil[other]! || one - other) ?? -1;
}
