/**
 * Days played by a policy. Broken on purpose once: without the passed patients' coming back the first table and the
 * first property failed at once.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Policy } from '#server/queue/policy/policy.ts';
import type { SimulatedPatient, SimulatedPause } from '#server/simulation/day.ts';
import { type PlayedDay, simulateDay } from '#server/simulation/simulate-day.ts';
import { minutes, rules } from '../queue/policy/waiters.ts';

const patience = 2 * minutes;

/** Somebody who comes so many minutes after the beginning and is served for five. */
function patient(number: number, arrivesAtMinute: number, changes: Partial<SimulatedPatient> = {}): SimulatedPatient {
  return {
    gid: `patient${number}`,
    number,
    session: 0,
    arrivesAt: arrivesAtMinute * minutes,
    booked: true,
    extra: false,
    priority: 0,
    service: 5 * minutes,
    slotEndsAt: 0,
    missedCalls: 0,
    returnsAfter: undefined,
    examination: undefined,
    ...changes,
  };
}

const numbers = ({ calls }: PlayedDay) => calls.map((call) => call.patient.number);
const play = (
  policy: Partial<Policy>,
  patients: SimulatedPatient[],
  { counters = 1, pauses = [] }: { counters?: number; pauses?: SimulatedPause[] } = {},
) => simulateDay(rules(policy), { patients, counters, pauses, patience });

const eight = Array.from({ length: 8 }, (_, index) => patient(index + 1, 0));
const misses = (number: number) => ({ ...eight[number - 1]!, missedCalls: 1, returnsAfter: minutes });

test.each<[string, Partial<Policy>, SimulatedPatient[], number[]]>([
  ['in the order of the numbers', {}, [patient(2, 0), patient(1, 0), patient(3, 0)], [1, 2, 3]],
  ['nobody is called before coming', {}, [patient(2, 0), patient(1, 3)], [2, 1]],
  [
    'who was passed is seen three numbers after coming back',
    { passedRule: 'afterN', passedAfter: 3, passedEvery: 2 },
    eight.with(0, misses(1)),
    [1, 2, 3, 4, 5, 1, 6, 7, 8],
  ],
  [
    'who was passed waits for all others',
    { passedRule: 'endOfSession' },
    eight.slice(0, 4).with(0, misses(1)),
    [1, 2, 3, 4, 1],
  ],
  [
    'who comes after the own slot is late',
    { lateRule: 'endOfSession' },
    [patient(1, 12, { slotEndsAt: 10 * minutes }), ...[2, 3, 4, 5].map((number) => patient(number, 0))],
    [2, 3, 4, 5, 1],
  ],
  [
    'who is back from an examination goes soon',
    { examinedRule: 'afterN', examinedAfter: 1 },
    eight.slice(0, 5).with(0, patient(1, 0, { examination: { away: 2 * minutes, service: minutes } })),
    [1, 2, 3, 1, 4, 5],
  ],
])('%s', (_, policy, patients, order) => {
  expect(numbers(play(policy, patients))).toEqual(order);
});

test('who is passed as often as allowed is a no-show, and by hand nobody comes back by themselves', () => {
  const often = patient(1, 0, { missedCalls: 3, returnsAfter: minutes });
  expect(play({ passLimit: 2 }, [often])).toMatchObject({ notServed: [{ number: 1 }] });
  expect(play({ passedRule: 'byHand' }, [misses(1)])).toMatchObject({ notServed: [{ number: 1 }] });
  expect(play({}, [often]).notServed).toEqual([]);
});

test('a paused counter finishes whom it has, and calls nobody until it is back', () => {
  const pauses = [{ counter: 0, from: 2 * minutes, until: 20 * minutes }];
  const { calls } = play({}, eight.slice(0, 2), { pauses });
  expect(calls.map(({ at, endsAt }) => [at / minutes, endsAt / minutes])).toEqual([
    [0, 5],
    [20, 25],
  ]);
});

test('where the room holds one, the second counter waits', () => {
  const { calls } = play({ roomCap: 1 }, eight.slice(0, 3), { counters: 2 });
  expect(calls.map(({ at }) => at / minutes)).toEqual([0, 5, 10]);
});

test('who was added goes last, or where the policy says', () => {
  const added = eight.slice(0, 4).with(1, patient(2, 0, { booked: false, extra: true }));
  expect(numbers(play({}, added))).toEqual([1, 3, 4, 2]);
  expect(numbers(play({ extraRule: 'asNormal' }, added))).toEqual([1, 2, 3, 4]);
});

describe('a day of two sessions', () => {
  const morning = [patient(1, 0, { missedCalls: 1, returnsAfter: 30 * minutes }), patient(2, 0), patient(3, 0)];
  const afternoon = [1, 2, 3, 4].map((number) => ({ ...patient(number, 12), gid: `later${number}`, session: 1 }));
  const called = (policy: Partial<Policy>) =>
    play(policy, [...morning, ...afternoon]).calls.map(({ patient: { gid } }) => gid);

  test('is called session by session, and who was passed in one is seen in the next', () => {
    expect(called({ passedRule: 'afterN', passedAfter: 1 })).toEqual([
      ...['patient1', 'patient2', 'patient3', 'later1', 'later2', 'later3', 'later4', 'patient1'],
    ]);
    expect(called({ passedRule: 'endOfSession' }).at(-1)).toBe('patient1');
  });

  test('leaves the passed of the first to the desk where the policy says so', () => {
    const { calls, notServed } = play({ passedAfterSession: 'desk' }, [...morning, ...afternoon]);
    expect(calls.filter(({ outcome }) => outcome === 'completed')).toHaveLength(6);
    expect(notServed).toMatchObject([{ gid: 'patient1' }]);
  });
});

describe('of any policy and day', () => {
  const policies = fc
    .record({
      order: fc.constantFrom('registration', 'checkIn' as const),
      bookedFirst: fc.boolean(),
      lateRule: fc.constantFrom('asNormal', 'everyN', 'endOfSlot', 'endOfSession' as const),
      passedRule: fc.constantFrom('everyN', 'afterN', 'endOfSlot', 'endOfSession', 'asBefore', 'byHand' as const),
      examinedRule: fc.constantFrom('everyN', 'afterN', 'endOfSlot', 'endOfSession', 'asBefore' as const),
      passedAfter: fc.integer({ min: 0, max: 5 }),
      passedEvery: fc.integer({ min: 1, max: 4 }),
      priorityEvery: fc.integer({ min: 0, max: 4 }),
      passLimit: fc.integer({ min: 0, max: 3 }),
      classes: fc.constant(2),
      extraRule: fc.constantFrom('endOfSession', 'afterBooked', 'everyN', 'asNormal' as const),
      roomCap: fc.integer({ min: 0, max: 3 }),
      passedAfterSession: fc.constantFrom('carryOver', 'desk' as const),
    })
    .map(rules);
  const someone = fc.record({
    arrives: fc.integer({ min: 0, max: 120 }),
    booked: fc.boolean(),
    extra: fc.boolean(),
    priority: fc.integer({ min: 0, max: 2 }),
    service: fc.integer({ min: 1, max: 20 }),
    slot: fc.integer({ min: 0, max: 120 }),
    missedCalls: fc.constantFrom(0, 0, 0, 1, 2),
    returnsAfter: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
    examined: fc.boolean(),
    session: fc.nat({ max: 2 }),
  });
  const pause = fc
    .record({ counter: fc.nat({ max: 3 }), from: fc.nat({ max: 150 }), lasts: fc.integer({ min: 1, max: 60 }) })
    .map(({ counter, from, lasts }) => ({ counter, from: from * minutes, until: (from + lasts) * minutes }));
  const days = fc.record({
    counters: fc.integer({ min: 1, max: 4 }),
    pauses: fc.array(pause, { maxLength: 4 }),
    patients: fc.array(someone, { minLength: 1, maxLength: 30 }).map((people) =>
      people.map(({ arrives, service, slot, returnsAfter, examined, ...one }, index) =>
        patient(index + 1, arrives, {
          ...one,
          service: service * minutes,
          slotEndsAt: slot * minutes,
          returnsAfter: returnsAfter === undefined ? undefined : returnsAfter * minutes,
          examination: examined ? { away: 5 * minutes, service: 2 * minutes } : undefined,
        }),
      ),
    ),
  });

  test('nobody is lost and nobody is served twice', () => {
    fc.assert(
      fc.property(policies, days, (policy, { counters, pauses, patients }) => {
        const { calls, notServed } = simulateDay(policy, { patients, counters, pauses, patience });
        const done = calls.filter(({ outcome }) => outcome === 'completed').map(({ patient: { gid } }) => gid);
        const ends = [...done, ...notServed.map(({ gid }) => gid)];
        expect(ends.toSorted()).toEqual(patients.map(({ gid }) => gid).toSorted());
      }),
    );
  });

  test('nobody is at two counters at once, no counter has two, and nobody is called before coming', () => {
    fc.assert(
      fc.property(policies, days, (policy, { counters, pauses, patients }) => {
        const { calls } = simulateDay(policy, { patients, counters, pauses, patience });
        for (const [index, one] of calls.entries()) {
          expect(one.at).toBeGreaterThanOrEqual(one.patient.arrivesAt);
          expect(one.at).toBeGreaterThanOrEqual(one.since);
          for (const later of calls.slice(index + 1)) {
            const shared = later.counter === one.counter || later.patient === one.patient;
            expect(!shared || later.at >= one.endsAt).toBe(true);
          }
        }
      }),
    );
  });

  test('no more are called at once than there is room for, and nobody by a counter that is paused', () => {
    fc.assert(
      fc.property(policies, days, (policy, { counters, pauses, patients }) => {
        const { calls } = simulateDay(policy, { patients, counters, pauses, patience });
        for (const { at, counter } of calls) {
          const busy = calls.filter((one) => one.at <= at && one.endsAt > at);
          if (policy.roomCap > 0) expect(busy.length).toBeLessThanOrEqual(policy.roomCap);
          expect(pauses.some((pause) => pause.counter === counter && pause.from <= at && at < pause.until)).toBe(false);
        }
      }),
    );
  });

  test('no counter is free while somebody who could be called waits', () => {
    fc.assert(
      fc.property(policies, days, (policy, { counters, pauses, patients }) => {
        const { calls } = simulateDay(policy, { patients, counters, pauses, patience });
        for (const { since, at } of calls) {
          // Whoever waited, did so because every counter was busy or paused, or the room was full, all the time.
          const edges = [...calls.flatMap((one) => [one.at, one.endsAt]), ...pauses.map(({ until }) => until)];
          for (const moment of [since, ...edges.filter((edge) => edge >= since && edge < at)]) {
            const busy = calls.filter((one) => one.at <= moment && one.endsAt > moment).map(({ counter }) => counter);
            const paused = pauses.filter(({ from, until }) => from <= moment && moment < until);
            const off = new Set([...busy, ...paused.map(({ counter }) => counter).filter((one) => one < counters)]);
            const full = policy.roomCap > 0 && busy.length >= policy.roomCap;
            expect(off.size === counters || full || since === at).toBe(true);
          }
        }
      }),
    );
  });

  test('the same day always goes the same, in whatever order its patients are named', () => {
    fc.assert(
      fc.property(policies, days, (policy, { counters, pauses, patients }) => {
        const one = simulateDay(policy, { patients, counters, pauses, patience });
        expect(simulateDay(policy, { patients: patients.toReversed(), counters, pauses, patience }).calls).toEqual(
          one.calls,
        );
      }),
    );
  });
});
