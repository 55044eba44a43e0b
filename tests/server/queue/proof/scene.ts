/** What a run begins with: the hour on the clock, the rules of the queues, and what everybody does. */
import fc from 'fast-check';
import { queuePolicyPresets } from '#generated/policy.ts';
import type { QueuePolicy } from '#generated/shapes.ts';
import { someMorning, someSteps } from './some-steps.ts';
import { type Counter, counters, type Step, type Turns } from './step.ts';

/** Hours of the day from which the clock goes on: within a session, before the afternoon, before midnight. */
export const starts = { nine: inTaipei(9), beforeOne: inTaipei(12.6), beforeMidnight: inTaipei(23.6) } as const;

/** Longest that the clock goes on in one run: less than it may stand behind the log and be held. */
const longestMs = 55 * 60_000;

export const rules: Readonly<Record<string, QueuePolicy>> = {
  usual: {},
  ...Object.fromEntries(queuePolicyPresets.map(({ name, policy }) => [name, policy])),
  strict: {
    earlyCheckIn: 'forbidden',
    selfCheckInAfterSession: true,
    counterAtMachine: true,
    lateRule: 'endOfSession',
    passedRule: 'byHand',
    examinedRule: 'everyN',
    nextCompletes: false,
    roomCap: 1,
    extraLimit: 2,
    extraRule: 'everyN',
    extraEvery: 2,
    passedAfterSession: 'desk',
    callLimit: 2,
    afterCallLimit: 'refuse',
    passLimit: 2,
  },
  bySlots: {
    order: 'checkIn',
    counterAtMachine: true,
    bookedFirst: true,
    earlyCheckIn: 'unlimited',
    lateRule: 'endOfSlot',
    lateLimitMinutes: 10,
    passedRule: 'endOfSlot',
    examinedRule: 'endOfSession',
    priorityEvery: 1,
    priorityAgeMinutes: 5,
    callLimit: 1,
    extraNumbers: 'continuing',
    extraRule: 'afterBooked',
    callsInARow: 3,
  },
  asBefore: {
    counterAtMachine: true,
    lateRule: 'everyN',
    lateEvery: 1,
    passedRule: 'asBefore',
    examinedRule: 'asBefore',
    priorityEvery: 0,
    extraRule: 'asNormal',
    callsInARow: 2,
  },
};

export interface Scene {
  readonly start: keyof typeof starts;
  readonly rules: string;
  /** Which counters call from other queues too. */
  readonly turns: keyof typeof turns;
  /** What is done before the others begin, one after the other. */
  readonly morning: readonly Step[];
  readonly steps: readonly Step[];
}

/** Counters that call from other queues in turn with their own, and from those of each other. */
export const turns = {
  none: {},
  doctors: { room: ['reserved', 'xray'], reserved: ['room'] },
  helping: { room: ['billing'], desk1: ['room'], desk2: ['xray', 'reserved'], xray: ['billing', 'room'] },
} as const satisfies Record<string, Turns>;

/** Counters that most of a scene happens at: one alone, colleagues, and such as send each other patients. */
const casts: readonly (readonly Counter[])[] = [
  ['room'],
  ['desk1', 'desk2', 'desk3'],
  ['room', 'xray'],
  ['reserved', 'listless'],
  ['room', 'reserved', 'desk1'],
  counters,
];

/** @param cuts of a hundred steps, how many cut the line */
export function someScene(maxLength: number, cuts: number): fc.Arbitrary<Scene> {
  const start = fc.constantFrom(...(Object.keys(starts) as (keyof typeof starts)[]));
  const steps = fc.oneof(...casts.map((cast) => someSteps(cast, maxLength, cuts)));
  const called = fc.constantFrom(...(Object.keys(turns) as (keyof typeof turns)[]));
  return fc
    .record({ start, rules: fc.constantFrom(...Object.keys(rules)), turns: called, morning: someMorning, steps })
    .map((scene) => ({ ...scene, steps: scene.steps.map((step) => looking(step, turns[scene.turns])) }));
}

/** A step at a counter, which looks at another queue only where it calls from it. */
function looking({ lookedAt, ...step }: Step, turns: Turns): Step {
  const at = 'at' in step.doing ? step.doing.at : (step.who as Counter);
  return lookedAt && turns[at]?.includes(lookedAt) ? { ...step, lookedAt } : step;
}

/** All that is done, in the order in which it was thought of; a step's place in it names its call. */
export function stepsOf({ morning, steps }: Scene): readonly Step[] {
  return [...morning, ...steps];
}

/** What the clock shows after so many steps. */
export function clockAfter(scene: Scene, count: number): number {
  const gone = stepsOf(scene)
    .slice(0, count)
    .reduce((total, { doing }) => total + (doing.kind === 'goOn' ? doing.minutes * 60_000 : 0), 0);
  return starts[scene.start] + Math.min(gone, longestMs);
}

/** A time of the day of the runs, hours after midnight. */
function inTaipei(hours: number): number {
  return Date.UTC(2026, 10, 20, 16) + hours * 60 * 60_000;
}
