import type { PolicySimulation, PolicyTrial, SimulatedPause as ShapeOfPause } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import { dayStart } from '../figures/day-clock.ts';
import { minuteMs } from '../ground/durations.ts';
import { type CounterPlace, type OrganisationDay, ownerOf, readDay, readPlaces } from '../queue/place.ts';
import { type Policy, policyOf } from '../queue/policy/policy.ts';
import { sessions } from '../queue/sessions.ts';
import type { SimulatedPatient, SimulatedPause } from './day.ts';
import { figuresOf, inMinutes } from './figures-of.ts';
import { readPastDay } from './read-past-day.ts';
import { beginDay, type PlayedDay } from './simulate-day.ts';

const usualPatience = 2;

/** What is played: who comes, and at how many counters they are served. */
export interface Trial {
  readonly policy: Policy;
  readonly patients: readonly SimulatedPatient[];
  readonly counters: number;
  readonly pauses: readonly SimulatedPause[];
}

/**
 * Yields what to play: the patients that were given, or those of a past day of a room or group.
 * Refuses not_found, field_required and day_without_patients.
 */
export function* readTrial(
  organisationGid: string,
  trial: PolicyTrial,
  now: number,
): Generator<Statement, Trial, unknown> {
  const day = yield* readDay(organisationGid, now);
  const owner = yield* readOwner(organisationGid, trial);
  const given = trial.patients?.map(patientFrom);
  const pastDay = given ? { patients: given, counters: 1, pauses: [] } : yield* readPlayedDay(day, owner, trial);
  if (pastDay.patients.length === 0) throw new Refusal({ code: 'day_without_patients', field: 'date' });
  const present = policyOf(day.organisation, owner?.body);
  const most = Math.max(...pastDay.patients.map(({ priority }) => priority));
  return {
    policy: {
      ...(trial.policy ? policyOf({ queuePolicy: trial.policy }) : present),
      classes: Math.max(present.classes, most),
    },
    patients: pastDay.patients,
    counters: trial.counters ?? pastDay.counters,
    pauses: trial.pauses?.map(pauseFrom) ?? pastDay.pauses,
  };
}

/** A trial under way: its moments play it. */
export interface TrialInPlay {
  readonly moments: Iterable<number>;
  /** How it went, once all of them are over. */
  tell(): PolicySimulation;
}

/** Begins to play; pure, and always the same of the same. */
export function beginTrial({ policy, patients, counters, pauses }: Trial, trial: PolicyTrial): TrialInPlay {
  const patience = (trial.patienceMinutes ?? usualPatience) * minuteMs;
  const { moments, played } = beginDay(policy, { patients, counters, pauses, patience });
  return { moments, tell: () => tell({ patients, counters, pauses }, trial, played) };
}

function tell(
  { patients, counters, pauses }: Omit<Trial, 'policy'>,
  trial: PolicyTrial,
  played: PlayedDay,
): PolicySimulation {
  const lastArrival = Math.max(...patients.map(({ arrivesAt }) => arrivesAt));
  const closesAt = trial.closesAtMinute === undefined ? lastArrival : trial.closesAtMinute * minuteMs;
  return {
    counters,
    patients: patients.length,
    pauses: pauses
      .filter(({ counter }) => counter < counters)
      .map(({ counter, from, until }) => ({
        counter: counter + 1,
        fromMinute: inMinutes(from),
        toMinute: inMinutes(until),
      })),
    calls: timelineOf(
      played,
      patients.some(({ session }) => session > 0),
    ),
    figures: figuresOf(played, counters, closesAt, pauses),
  };
}

function* readOwner(organisationGid: string, { panelGid, groupGid }: PolicyTrial) {
  if (!panelGid && !groupGid) return undefined;
  const places: readonly CounterPlace[] = yield* readPlaces(organisationGid);
  const place = places.find(({ panel, group }) => (groupGid ? group?.gid === groupGid : panel.gid === panelGid));
  if (!place) throw new Refusal({ code: 'not_found', field: groupGid ? 'groupGid' : 'panelGid' });
  return ownerOf(place);
}

function* readPlayedDay(
  day: OrganisationDay,
  owner: ReturnType<typeof ownerOf> | undefined,
  { date, session }: PolicyTrial,
) {
  if (!owner) throw new Refusal({ code: 'field_required', field: 'panelGid' });
  if (!date) throw new Refusal({ code: 'field_required', field: 'date' });
  const { organisation } = day;
  const dayStartedAt = dayStart(organisation, date);
  return yield* readPastDay({ organisation, ownerGid: owner.gid, date, session, dayStartedAt });
}

function patientFrom(given: NonNullable<PolicyTrial['patients']>[number], index: number): SimulatedPatient {
  const { examination, returnsAfterMinutes, slotEndsAtMinute = 0 } = given;
  return {
    gid: `patient${index + 1}`,
    number: given.number ?? index + 1,
    session: given.session ? Math.max(0, sessions.indexOf(given.session)) : 0,
    arrivesAt: given.arrivesAtMinute * minuteMs,
    booked: given.booked ?? false,
    extra: given.extra ?? false,
    priority: given.priority ?? 0,
    service: given.serviceMinutes * minuteMs,
    slotEndsAt: slotEndsAtMinute * minuteMs,
    missedCalls: given.missedCalls ?? 0,
    returnsAfter: returnsAfterMinutes === undefined ? undefined : returnsAfterMinutes * minuteMs,
    examination: examination && {
      away: examination.awayMinutes * minuteMs,
      service: examination.serviceMinutes * minuteMs,
    },
  };
}

function pauseFrom({ counter, fromMinute, toMinute }: ShapeOfPause): SimulatedPause {
  return { counter: counter - 1, from: fromMinute * minuteMs, until: toMinute * minuteMs };
}

/** @param bySession whether the day has several sessions; else it is not worth telling which */
function timelineOf({ calls }: PlayedDay, bySession: boolean): PolicySimulation['calls'] {
  return calls.map(({ patient, counter, at, endsAt, since, lane, reason, outcome }) => ({
    number: patient.number,
    ...(bySession && { session: sessions[patient.session]! }),
    counter: counter + 1,
    atMinute: inMinutes(at),
    endsAtMinute: inMinutes(endsAt),
    waitedMinutes: inMinutes(at - since),
    lane,
    priority: patient.priority,
    reason,
    outcome,
  }));
}
