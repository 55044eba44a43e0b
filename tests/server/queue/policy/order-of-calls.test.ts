/** The rules that hospitals publish, row by row: who is in line, under which policy, and the order of the calls. */
import { expect, test } from 'vitest';
import { noCalls, type Waiter } from '#server/queue/policy/line.ts';
import { orderOfCalls } from '#server/queue/policy/order-of-calls.ts';
import type { Policy } from '#server/queue/policy/policy.ts';
import { back, booked, called, minutes, nine, rules, waiter } from './waiters.ts';

interface Row {
  readonly rule: string;
  readonly policy: Partial<Policy>;
  readonly line: readonly Waiter[];
  readonly order: readonly number[];
}

const cameAt = (number: number, minute: number, changes: Partial<Waiter> = {}) =>
  waiter(number, { arrivedAt: nine + minute * minutes, ...changes });
const slot = (hours: number) => nine + hours * 60 * minutes;

const rows: Row[] = [
  {
    rule: 'by registration the number decides, whoever came first',
    policy: { order: 'registration' },
    line: [cameAt(7, 1), cameAt(3, 9), cameAt(5, 4)],
    order: [3, 5, 7],
  },
  {
    rule: 'by check-in whoever came first goes first, whatever the number',
    policy: { order: 'checkIn' },
    line: [cameAt(7, 1), cameAt(3, 9), cameAt(5, 4)],
    order: [7, 5, 3],
  },
  {
    rule: 'by check-in two who came in the same moment go by their numbers',
    policy: { order: 'checkIn' },
    line: [cameAt(10, 1), cameAt(9, 1)],
    order: [9, 10],
  },
  {
    rule: 'by check-in whoever has not come is behind all who have',
    policy: { order: 'checkIn' },
    line: [cameAt(1, 0, { lane: 'absent' }), cameAt(7, 5)],
    order: [7, 1],
  },
  {
    rule: 'by registration a reserved number is called though its patient has not come',
    policy: { order: 'registration' },
    line: [cameAt(1, 0, { lane: 'absent' }), cameAt(7, 5)],
    order: [1, 7],
  },
  {
    rule: 'booked and walk-ins are alike unless the policy says otherwise',
    policy: { bookedFirst: false },
    line: [waiter(1, { lane: 'walkIn' }), waiter(2), waiter(3, { lane: 'walkIn' })],
    order: [1, 2, 3],
  },
  {
    rule: 'booked first: walk-ins after everybody with an appointment',
    policy: { bookedFirst: true },
    line: [waiter(1, { lane: 'walkIn' }), waiter(2), waiter(3, { lane: 'walkIn' }), waiter(4)],
    order: [2, 4, 1, 3],
  },
  {
    rule: 'late as normal: by the number',
    policy: { lateRule: 'asNormal' },
    line: [...booked(4, 5), back('late', 2)],
    order: [2, 4, 5],
  },
  {
    rule: 'late every three: one after three ordinary patients, then the next after three more',
    policy: { lateRule: 'everyN', lateEvery: 3 },
    line: [...booked(4, 5, 6, 7, 8, 9, 10), back('late', 2), back('late', 3)],
    order: [4, 5, 6, 2, 7, 8, 9, 3, 10],
  },
  {
    rule: 'late at the end of the session',
    policy: { lateRule: 'endOfSession' },
    line: [...booked(4, 5), back('late', 2), waiter(6, { lane: 'walkIn' })],
    order: [4, 5, 6, 2],
  },
  {
    rule: 'late at the end of their own slot, before those of the next',
    policy: { lateRule: 'endOfSlot' },
    line: [
      waiter(4, { slotEndsAt: slot(1) }),
      waiter(5, { slotEndsAt: slot(1) }),
      waiter(11, { slotEndsAt: slot(2) }),
      back('late', 2, { slotEndsAt: slot(1) }),
    ],
    order: [4, 5, 2, 11],
  },
  {
    rule: 'passed: seen three numbers after the present one',
    policy: { passedRule: 'afterN', passedAfter: 3, passedEvery: 2 },
    line: [...booked(5, 6, 7, 8, 9), back('passed', 2)],
    order: [5, 6, 7, 2, 8, 9],
  },
  {
    rule: 'several passed: one after every two present, in the order of their coming back',
    policy: { passedRule: 'afterN', passedAfter: 3, passedEvery: 2 },
    line: [
      ...booked(5, 6, 7, 8, 9, 10, 11, 12),
      back('passed', 2, { minute: 62 }),
      back('passed', 4, { minute: 61 }),
      back('passed', 1, { minute: 63 }),
    ],
    order: [5, 6, 7, 4, 8, 9, 2, 10, 11, 1, 12],
  },
  {
    rule: 'passed every two: the interval begins when the patient is back',
    policy: { passedRule: 'everyN', passedEvery: 2 },
    line: [...booked(5, 6, 7, 8, 9), back('passed', 2), back('passed', 3)],
    order: [5, 6, 2, 7, 8, 3, 9],
  },
  {
    rule: 'passed at the end of the session',
    policy: { passedRule: 'endOfSession' },
    line: [...booked(5, 6), back('passed', 2)],
    order: [5, 6, 2],
  },
  {
    rule: 'passed at the end of the slot in which they came back',
    policy: { passedRule: 'endOfSlot' },
    line: [
      waiter(5, { slotEndsAt: slot(1) }),
      waiter(11, { slotEndsAt: slot(2) }),
      back('passed', 2, { slotEndsAt: slot(1) }),
    ],
    order: [5, 2, 11],
  },
  {
    rule: 'passed by hand: who had come back before that became the rule is called next',
    policy: { passedRule: 'byHand' },
    line: [...booked(5), back('passed', 2)],
    order: [2, 5],
  },
  {
    rule: 'back from an examination after one patient',
    policy: { examinedRule: 'afterN', examinedAfter: 1, examinedEvery: 1 },
    line: [...booked(5, 6, 7), back('examined', 2), back('examined', 3)],
    order: [5, 2, 6, 3, 7],
  },
  {
    rule: 'back from an examination at once',
    policy: { examinedRule: 'afterN', examinedAfter: 0, examinedEvery: 1 },
    line: [...booked(5, 6), back('examined', 2)],
    order: [2, 5, 6],
  },
  {
    rule: 'back from an examination: one after every two, from when they are back',
    policy: { examinedRule: 'everyN', examinedEvery: 2 },
    line: [...booked(1, 2, 3, 4, 5), back('examined', 8), back('examined', 9, { minute: 61 })],
    order: [1, 2, 8, 3, 4, 9, 5],
  },
  {
    rule: 'back from an examination at the end of the session',
    policy: { examinedRule: 'endOfSession' },
    line: [back('examined', 9), ...booked(1, 2)],
    order: [1, 2, 9],
  },
  {
    rule: 'back from an examination by hand: nobody calls them but staff',
    policy: { examinedRule: 'byHand' },
    line: [back('examined', 9), ...booked(1, 2)],
    order: [1, 2],
  },
  {
    rule: 'priority always goes first where no turn is kept for the first in the order',
    policy: { classes: 1, priorityEvery: 0, priorityAgeMinutes: 0 },
    line: [...booked(1, 2), ...[7, 8, 9].map((number) => waiter(number, { priority: 1 }))],
    order: [7, 8, 9, 1, 2],
  },
  {
    rule: 'who came late and who came back do not count as ordinary patients of each other',
    policy: { lateRule: 'everyN', lateEvery: 2, passedRule: 'everyN', passedEvery: 2 },
    line: [...booked(5, 6, 7, 8), back('late', 2, { minute: 61 }), back('passed', 3, { minute: 60 })],
    order: [5, 6, 3, 2, 7, 8],
  },
  {
    rule: 'nobody waits for an interval when no ordinary patient is left',
    policy: { passedRule: 'afterN', passedAfter: 3, passedEvery: 2, lateRule: 'everyN' },
    line: [back('passed', 2, { minute: 61 }), back('passed', 3, { minute: 62 }), back('late', 4, { minute: 63 })],
    order: [2, 3, 4],
  },
  {
    rule: 'who was added: at the end of the session, behind those who came back',
    policy: { passedRule: 'endOfSession' },
    line: [
      waiter(61, { lane: 'extra' }),
      ...booked(5, 6),
      waiter(7, { lane: 'walkIn' }),
      back('passed', 2, { minute: 99 }),
    ],
    order: [5, 6, 7, 2, 61],
  },
  {
    rule: 'who was added: once nobody booked waits',
    policy: { extraRule: 'afterBooked', bookedFirst: true },
    line: [waiter(7, { lane: 'walkIn' }), waiter(61, { lane: 'extra' }), ...booked(5), waiter(9, { lane: 'absent' })],
    order: [5, 9, 61, 7],
  },
  {
    rule: 'who was added: one after every two',
    policy: { extraRule: 'everyN', extraEvery: 2 },
    line: [waiter(61, { lane: 'extra' }), waiter(62, { lane: 'extra' }), ...booked(5, 6, 7, 8, 9)],
    order: [5, 6, 61, 7, 8, 62, 9],
  },
  {
    rule: 'who was added: by the number like everybody',
    policy: { extraRule: 'asNormal' },
    line: [waiter(6, { lane: 'extra' }), ...booked(5, 7)],
    order: [5, 6, 7],
  },
  {
    rule: 'priority classes by rank',
    policy: { classes: 2, priorityEvery: 0, priorityAgeMinutes: 0 },
    line: [...booked(1, 2), waiter(8, { priority: 1 }), waiter(9, { priority: 2 })],
    order: [9, 8, 1, 2],
  },
  {
    rule: 'two with priority, then one in the order',
    policy: { classes: 1, priorityEvery: 2, priorityAgeMinutes: 0 },
    line: [...booked(1, 2, 3), ...[11, 12, 13, 14].map((number) => waiter(number, { priority: 1 }))],
    order: [11, 12, 1, 13, 14, 2, 3],
  },
];

test.each(rows)('$rule', ({ policy, line, order }) => {
  expect(called(policy, line)).toEqual(order);
  expect(called(policy, line.toReversed()), 'however the line was read').toEqual(order);
});

test('whoever has waited long counts as of the next class', () => {
  const policy = { classes: 2, priorityEvery: 0, priorityAgeMinutes: 30 };
  const line = [cameAt(1, 0), cameAt(9, 20, { priority: 1 })];
  expect(called(policy, line, noCalls, nine + 25 * minutes), 'nobody waits so long yet').toEqual([9, 1]);
  expect(called(policy, line, noCalls, nine + 31 * minutes), 'ordinary but long here: equal, so by number').toEqual([
    1, 9,
  ]);
});

test('whoever is absent does not age', () => {
  const policy = { classes: 1, priorityAgeMinutes: 30, priorityEvery: 0 };
  const line = [cameAt(1, 0, { lane: 'absent' }), cameAt(9, 60, { priority: 1 })];
  expect(called(policy, line, noCalls, nine + 80 * minutes)).toEqual([9, 1]);
});

test('each call says why', () => {
  const policy = rules({ classes: 1, priorityEvery: 1, priorityAgeMinutes: 0, passedAfter: 2 });
  const line = [
    ...booked(1, 2),
    waiter(8, { priority: 1 }),
    waiter(9, { priority: 1 }),
    back('passed', 3),
    back('passed', 4),
  ];
  const reasons = orderOfCalls(policy, line, noCalls, nine).map(
    ({ waiter: { number }, reason }) => `${number} ${reason}`,
  );
  expect(reasons).toEqual(['8 priority', '1 fairTurn', '3 inserted', '9 priority', '2 inOrder', '4 inserted']);
});

test('no more than asked for, and that is the beginning of the same order', () => {
  const line = [...booked(1, 2, 3, 4, 5, 6), back('passed', 9)];
  const all = orderOfCalls(rules(), line, noCalls, nine);
  expect(orderOfCalls(rules(), line, noCalls, nine, 4)).toEqual(all.slice(0, 4));
});

test('where patients chose a counter, the counters call in turn, each without those who chose another', () => {
  const of = (counter: string, number: number) => waiter(number, { chosenCounterGid: counter });
  const line = [of('a', 1), of('a', 2), of('a', 3), waiter(4), waiter(5), of('b', 6)];
  const calls = (...counters: string[]) =>
    orderOfCalls(rules(), line, noCalls, nine, undefined, counters).map(
      ({ waiter: { number }, counter }) => `${counter}${number}`,
    );
  expect(calls('a', 'b')).toEqual(['a1', 'b4', 'a2', 'b5', 'a3', 'b6']);
  expect(calls('b', 'a')).toEqual(['b4', 'a1', 'b5', 'a2', 'b6', 'a3']);
});

test('a counter whose patients are all seen lets the others go on', () => {
  const line = [1, 2, 3].map((number) => waiter(number, { chosenCounterGid: 'a' }));
  const calls = orderOfCalls(rules(), line, noCalls, nine, undefined, ['b', 'a', 'c']);
  expect(calls.map(({ waiter: { number } }) => number)).toEqual([1, 2, 3]);
});

test('in a lane of those who came back, whoever chose a counter stands among the others by the moment of it', () => {
  const line = [
    back('passed', 1, { minute: 10 }),
    back('passed', 2, { minute: 5, chosenCounterGid: 'a' }),
    back('passed', 3, { minute: 5, chosenCounterGid: 'b' }),
  ];
  const calls = orderOfCalls(rules(), line, noCalls, nine, undefined, ['a']);
  expect(calls.map(({ waiter: { number } }) => number)).toEqual([2, 1]);
});
