/** Who is next among those of different classes, and of those who come back at once. */
import { expect, test } from 'vitest';
import { noCalls, type Waiter } from '#server/queue/policy/line.ts';
import { orderOfCalls } from '#server/queue/policy/order-of-calls.ts';
import { insertionShown } from '#server/queue/policy/turn-of.ts';
import { back, booked, called, minutes, nine, rules, waiter } from './waiters.ts';

const cameAt = (number: number, minute: number, changes: Partial<Waiter> = {}) =>
  waiter(number, { arrivedAt: nine + minute * minutes, ...changes });

test('a long wait is not the same as a class, and raises nobody above the highest', () => {
  const policy = rules({ classes: 1, priorityEvery: 0, priorityAgeMinutes: 30 });
  const at = (minute: number, ...line: Waiter[]) =>
    orderOfCalls(policy, line, noCalls, nine + minute * minutes).map(
      ({ waiter: { number }, reason }) => `${number} ${reason}`,
    );
  expect(at(40, cameAt(9, 0, { lane: 'walkIn' }), cameAt(1, 20))).toEqual(['9 aged', '1 inOrder']);
  expect(at(40, cameAt(9, 20, { priority: 1 }), cameAt(1, 20))).toEqual(['9 priority', '1 inOrder']);
  const urgent = cameAt(1, 190, { priority: 1 });
  expect(at(200, cameAt(9, 0), urgent), 'no more urgent than the urgent').toEqual(['1 inOrder', '9 inOrder']);
});

test('a class that the hospital has taken out counts as the highest', () => {
  const line = [waiter(9, { priority: 3 }), waiter(8, { priority: 1 }), ...booked(1)];
  const [, ...rest] = line;
  const highest = { classes: 1, priorityEvery: 0 };
  expect(called({ ...highest, priorityAgeMinutes: 0 }, line)).toEqual([8, 9, 1]);
  expect(called({ ...highest, priorityAgeMinutes: 30 }, line), 'where waiting counts too').toEqual([8, 9, 1]);
  expect(called({ ...highest, classes: 0, priorityAgeMinutes: 0 }, rest), 'none is left').toEqual([1, 8]);
});

test('of two who came back in the same moment the smaller number goes first', () => {
  const line = [back('late', 10), back('passed', 9), back('examined', 8)];
  const rule = 'endOfSession';
  expect(called({ lateRule: rule, passedRule: rule, examinedRule: rule }, line)).toEqual([8, 9, 10]);
});

test('of those who came back by different rules, whose turn has come goes before who came back earlier', () => {
  const line = [...booked(1, 2, 3, 4, 5), back('passed', 10, { minute: 10 }), back('late', 11, { minute: 20 })];
  const policy = { passedRule: 'afterN', passedAfter: 4, lateRule: 'everyN', lateEvery: 2 } as const;
  expect(called(policy, line)).toEqual([1, 2, 11, 3, 4, 10, 5]);
});

test('whom staff added stands behind who came late, where it is the turn of both', () => {
  const both = [waiter(9, { lane: 'extra' }), back('late', 11)];
  const policy = { extraRule: 'everyN', extraEvery: 2, lateRule: 'everyN', lateEvery: 2 } as const;
  expect(called(policy, [...booked(1, 2, 3), ...both])).toEqual([1, 2, 11, 9, 3]);
  expect(called(policy, [...booked(1, 2, 3), ...both.reverse()])).toEqual([1, 2, 11, 9, 3]);
});

test('those who were sent to a counter go first there, by number, also those who chose another', () => {
  const sent = (number: number, changes: Partial<Waiter>) =>
    cameAt(number, 10 - number, { forCounterGid: 'b', ...changes });
  const line = [waiter(1), sent(7, { chosenCounterGid: 'a' }), sent(5, { lane: 'walkIn' })];
  const calls = orderOfCalls(rules({ order: 'checkIn' }), line, noCalls, nine, undefined, ['b', 'a']);
  expect(calls.map(({ counter, waiter: { number } }) => `${counter}${number}`)).toEqual(['b5', 'a1', 'b7']);
});

test('who came late and chose a counter waits for the first of all who came late', () => {
  const late = (number: number, after: number) => back('late', number, { after });
  const line = [...booked(1, 2, 3, 4), late(8, 1), { ...late(9, 0), chosenCounterGid: 'a' }];
  const calls = orderOfCalls(rules({ lateRule: 'everyN', lateEvery: 2 }), line, noCalls, nine, undefined, ['a']);
  expect(calls.map(({ waiter: { number } }) => number)).toEqual([1, 2, 3, 8, 4, 9]);
});

test('counters that rest begin with the first of them, once the others have nobody left', () => {
  const line = [waiter(1, { chosenCounterGid: 'b' }), waiter(2, { chosenCounterGid: 'c' }), waiter(3)];
  const calls = orderOfCalls(rules(), line, noCalls, nine, undefined, ['a'], ['c', 'b']);
  expect(calls.map(({ counter, waiter: { number } }) => `${counter}${number}`)).toEqual(['a3', 'c2', 'b1']);
});

test('a patient without a slot belongs to the whole session', () => {
  const slotEndsAt = nine + 60 * minutes;
  const line = [waiter(6, { lane: 'walkIn' }), waiter(4, { slotEndsAt })];
  expect(called({ lateRule: 'endOfSlot' }, [...line, back('late', 2, { slotEndsAt })])).toEqual([4, 2, 6]);
  expect(called({ lateRule: 'endOfSlot' }, [...line, back('late', 2)])).toEqual([4, 6, 2]);
});

test('booked first: also before those who were added as normal; who has not come is behind all', () => {
  const added = waiter(1, { lane: 'extra' });
  expect(called({ bookedFirst: true, extraRule: 'asNormal' }, [added, ...booked(5)])).toEqual([5, 1]);
  const line = [cameAt(1, 0, { lane: 'absent' }), cameAt(7, 5, { lane: 'walkIn' })];
  expect(called({ bookedFirst: true, order: 'checkIn' }, line)).toEqual([7, 1]);
});

test('the rule of a lane comes with the number that it counts to', () => {
  const counts = { passedAfter: 3, passedEvery: 2 };
  expect(insertionShown(rules({ ...counts, passedRule: 'afterN' }), 'passed')).toEqual({ rule: 'afterN', count: 3 });
  expect(insertionShown(rules({ ...counts, passedRule: 'everyN' }), 'passed')).toEqual({ rule: 'everyN', count: 2 });
  expect(insertionShown(rules({ passedRule: 'endOfSession' }), 'passed')).toEqual({ rule: 'endOfSession' });
});
