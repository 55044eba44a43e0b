import { expect, test } from 'vitest';
import {
  type JoinReason,
  positionInLine,
  positionOnArrival,
  positionOnIssue,
} from '#server/queue/policy/position-in-line.ts';
import { minutes, nine, rules, waiter } from './waiters.ts';

const now = nine + 45 * minutes;
const counts = { ordinaryCalls: 12, slotEndsAt: nine + 60 * minutes };
const patient = { ...waiter(7, { priority: 1, slotEndsAt: nine + 30 * minutes }), source: 'appointment' } as const;
const join = (why: JoinReason, changes: object = {}) => positionInLine(rules(changes), patient, why, counts, now);

test('an appointment is absent until its patient has come; a walk-in is here', () => {
  expect(positionOnIssue(patient, counts, now)).toMatchObject({ lane: 'absent', orderKey: 7, arrivedAt: now });
  expect(positionOnIssue({ ...patient, source: 'kiosk' }, counts, now)).toMatchObject({ lane: 'walkIn' });
});

test('whoever comes stands by the number, in time or late', () => {
  const place = { orderKey: 7, arrivedAt: now, priority: 1, slotEndsAt: patient.slotEndsAt };
  expect(positionOnArrival(patient, false, counts, now)).toMatchObject({ ...place, lane: 'booked' });
  expect(positionOnArrival(patient, true, counts, now)).toMatchObject({ ...place, lane: 'late', joinedCount: 12 });
});

test.each([
  ['passedBack', 'passed', 'passedRule'],
  ['examinedBack', 'examined', 'examinedRule'],
] as const)('%s: behind those who came back before, from now on', (why, lane, rule) => {
  const place = { lane, orderKey: now, arrivedAt: now, joinedCount: 12, slotEndsAt: counts.slotEndsAt };
  expect(join(why, { [rule]: 'everyN' })).toMatchObject(place);
  const before = { lane: 'booked', orderKey: 7, arrivedAt: patient.arrivedAt };
  expect(join(why, { [rule]: 'asBefore' }), 'the old place').toMatchObject(before);
});

test('passed and taken back by staff where the rule is by hand: the old place', () => {
  expect(join('passedBack', { passedRule: 'byHand' })).toMatchObject({ lane: 'booked', orderKey: 7 });
});

test('a moment away costs nobody their place', () => {
  expect(patient).toMatchObject(join('awayBack'));
  const called = { ...patient, lane: 'absent', arrivedAt: nine } as const;
  const back = positionInLine(rules(), called, 'awayBack', counts, now);
  expect(back, 'called without having checked in').toMatchObject({ lane: 'booked', orderKey: 7, arrivedAt: nine });
});

test('an added patient is one like all others in another queue, and as before in the same', () => {
  const added = { ...patient, source: 'extra' } as const;
  const join = (why: JoinReason) => positionInLine(rules(), added, why, counts, now);
  expect(join('received')).toMatchObject({ lane: 'walkIn', arrivedAt: now, joinedCount: 12 });
  expect(join('sentOn')).toMatchObject({ lane: 'extra', arrivedAt: now, joinedCount: 12 });
});
