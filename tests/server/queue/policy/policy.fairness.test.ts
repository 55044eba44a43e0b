/**
 * What the rules promise whatever happens: nobody is lost, a passed patient goes before no more people than the policy
 * allows, nobody starves. Broken on purpose once: without the run of priority in choose-next.ts the last property
 * failed at once, with an ordinary patient and a stream of urgent ones.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterCall } from '#server/queue/policy/after-call.ts';
import { chooseNext } from '#server/queue/policy/choose-next.ts';
import { inOrder } from '#server/queue/policy/in-order.ts';
import { type LineCounts, noCalls, type Waiter } from '#server/queue/policy/line.ts';
import { orderOfCalls } from '#server/queue/policy/order-of-calls.ts';
import type { Policy } from '#server/queue/policy/policy.ts';
import { back, minutes, nine, rules, waiter } from './waiters.ts';

const rejoin = fc.constantFrom('everyN', 'afterN', 'endOfSlot', 'endOfSession', 'asBefore' as const);

const policies: fc.Arbitrary<Policy> = fc
  .record({
    order: fc.constantFrom('registration', 'checkIn' as const),
    bookedFirst: fc.boolean(),
    lateRule: fc.constantFrom('asNormal', 'everyN', 'endOfSlot', 'endOfSession' as const),
    lateEvery: fc.integer({ min: 1, max: 4 }),
    passedRule: rejoin,
    passedAfter: fc.integer({ min: 0, max: 5 }),
    passedEvery: fc.integer({ min: 1, max: 4 }),
    examinedRule: rejoin,
    examinedAfter: fc.integer({ min: 0, max: 5 }),
    examinedEvery: fc.integer({ min: 1, max: 4 }),
    extraRule: fc.constantFrom('endOfSession', 'afterBooked', 'everyN', 'asNormal' as const),
    extraEvery: fc.integer({ min: 1, max: 4 }),
    priorityEvery: fc.integer({ min: 0, max: 4 }),
    priorityAgeMinutes: fc.constantFrom(0, 10, 30),
    classes: fc.integer({ min: 0, max: 3 }),
  })
  .map(rules);

const kind = fc.record({
  lane: fc.constantFrom('booked', 'booked', 'walkIn', 'extra', 'absent', 'late', 'passed', 'examined' as const),
  priority: fc.integer({ min: 0, max: 3 }),
  minute: fc.integer({ min: 0, max: 60 }),
  slot: fc.integer({ min: 0, max: 3 }),
});

const lines = fc.array(kind, { maxLength: 25 }).map((kinds) =>
  kinds.map(({ lane, minute, priority, slot }, index): Waiter => {
    const slotEndsAt = slot === 0 ? 0 : nine + slot * 60 * minutes;
    if (lane === 'late' || lane === 'passed' || lane === 'examined') {
      return back(lane, index + 1, { minute, priority, slotEndsAt });
    }
    return waiter(index + 1, { lane, priority, slotEndsAt, arrivedAt: nine + minute * minutes });
  }),
);

const numbersOf = (policy: Policy, line: readonly Waiter[]) =>
  orderOfCalls(policy, line, noCalls, nine + 90 * minutes).map(({ waiter: { number } }) => number);

test('everybody in line is called, each once, in one order however the line was read', () => {
  fc.assert(
    fc.property(policies, lines, (policy, line) => {
      const order = numbersOf(policy, line);
      expect(order.toSorted((one, other) => one - other)).toEqual(line.map(({ number }) => number));
      expect(numbersOf(policy, line.toReversed())).toEqual(order);
    }),
  );
});

test('the list that people see is the order in which they are called one by one', () => {
  fc.assert(
    fc.property(policies, lines, (policy, line) => {
      const shown = numbersOf(policy, line);
      let counts = noCalls;
      const left = [...line];
      for (const number of shown) {
        const choice = chooseNext(policy, headsOf(policy, left), counts, nine + 90 * minutes)!;
        expect(choice.waiter.number).toBe(number);
        counts = afterCall(counts, { ...choice.waiter, reason: choice.reason });
        left.splice(left.indexOf(choice.waiter), 1);
      }
    }),
  );
});

test('whoever was passed goes before no more ordinary patients than the policy allows', () => {
  const passedOnly = policies.map((policy): Policy => ({ ...policy, passedRule: 'afterN' }));
  fc.assert(
    fc.property(passedOnly, lines, (policy, line) => {
      const calls = orderOfCalls(policy, line, noCalls, nine + 90 * minutes);
      const gone = { ordinary: 0, sinceLast: Number.POSITIVE_INFINITY };
      for (const { waiter: called, reason } of calls) {
        if (called.lane === 'passed' && reason === 'inserted') {
          expect(gone.ordinary).toBeGreaterThanOrEqual(policy.passedAfter);
          expect(gone.sinceLast).toBeGreaterThanOrEqual(policy.passedEvery);
        }
        if (called.lane === 'passed') gone.sinceLast = 0;
        if (reason !== 'inserted' && reason !== 'nobodyElse') {
          gone.ordinary += 1;
          gone.sinceLast += 1;
        }
      }
    }),
  );
});

test('passed patients go in the order in which they came back', () => {
  const ruled = policies.filter(({ passedRule }) => passedRule !== 'endOfSlot');
  fc.assert(
    fc.property(ruled, lines, (policy, line) => {
      const calls = orderOfCalls(policy, line, noCalls, nine + 90 * minutes);
      const moments = calls.flatMap(({ waiter: { lane, arrivedAt } }) => (lane === 'passed' ? [arrivedAt] : []));
      expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    }),
  );
});

/** With each call somebody more comes, these kinds in turn: urgent, late, passed, examined, or behind all the others. */
const arrivals = fc.array(kind, { minLength: 1, maxLength: 3 });
const fair = policies.map(
  (policy): Policy => ({
    ...policy,
    priorityEvery: Math.max(1, policy.priorityEvery),
    passedRule: policy.passedRule === 'afterN' ? 'afterN' : 'everyN',
    examinedRule: policy.examinedRule === 'afterN' ? 'afterN' : 'everyN',
    lateRule: policy.lateRule === 'asNormal' ? 'asNormal' : 'everyN',
    // Without an end of those who are added, nobody behind them could be sure to be called.
    extraRule: policy.extraRule === 'afterBooked' ? 'everyN' : policy.extraRule,
    bookedFirst: false,
  }),
);

/**
 * Of ordinary calls each patient before it takes at most `priorityEvery` overtakes and its own, and between two of
 * them each of the four lanes of those who came late, back or were added goes once.
 */
const longestWait = (before: number, { priorityEvery }: Policy) =>
  (before * (priorityEvery + 1) + priorityEvery + 1) * 5;

test('nobody starves: however many urgent, late and passed patients come, everybody is called within a bound', () => {
  fc.assert(
    fc.property(fair, fc.integer({ min: 0, max: 6 }), arrivals, (policy, before, stream) => {
      const line = Array.from({ length: before + 1 }, (_, index) => waiter(index + 1));
      const watched = line.at(-1)!;
      let counts = noCalls;
      const bound = longestWait(before, policy);
      for (let calls = 1; calls <= bound; calls += 1) {
        const now = nine + (60 + calls) * minutes;
        const one = stream[calls % stream.length]!;
        line.push(arriving(one, 1000 + calls, now, counts));
        const { waiter: next, reason } = chooseNext(policy, headsOf(policy, line), counts, now)!;
        if (next === watched) return;
        counts = afterCall(counts, { ...next, reason });
        line.splice(line.indexOf(next), 1);
      }
      throw new Error(`number ${watched.number} was not called within ${bound} calls`);
    }),
  );
});

function arriving(
  { lane, priority }: typeof kind extends fc.Arbitrary<infer K> ? K : never,
  number: number,
  now: number,
  counts: LineCounts,
): Waiter {
  const orderKey = lane === 'passed' || lane === 'examined' ? now : number;
  return waiter(number, { lane, priority, arrivedAt: now, orderKey, joinedCount: counts.ordinaryCalls });
}

/** The first of each lane and class, as the database finds them. */
function headsOf(policy: Policy, line: readonly Waiter[]): Waiter[] {
  const compare = inOrder(policy);
  const lanes = Map.groupBy(line, ({ lane, priority }) => `${lane} ${priority}`);
  return [...lanes.values()].map((people) =>
    people.reduce((best, one) => {
      const cameBack = one.lane === 'passed' || one.lane === 'examined';
      const sooner = (cameBack && one.arrivedAt - best.arrivedAt) || compare(one, best);
      return sooner < 0 ? one : best;
    }),
  );
}
