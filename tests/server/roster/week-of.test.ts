import { expect, test } from 'vitest';
import type { Document } from '#server/documents/document.ts';
import { daysFrom, planOf, weekOf } from '#server/roster/week-of.ts';

type Shift = Document<'doctorShift'>;

function line(gid: string, body: Partial<Shift['body']>): Shift {
  const whole = { weekday: 1, shift: 'morning', doctor: 'lin1', room: 'room101', enabled: true, ...body };
  return { gid, version: 1, body: whole } as unknown as Shift;
}
const week = daysFrom('2026-11-23');
const shown = (shifts: Shift[], leaves: Parameters<typeof weekOf>[2] = []) =>
  weekOf(week, shifts, leaves).map(({ gid, date, faults }) => [gid, date, ...faults]);

test('a week has seven days, across months', () => {
  expect(daysFrom('2026-11-28')).toEqual([
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
  ]);
});

test.each([
  [1, '2026-11-23'],
  [2, '2026-11-24'],
  [3, '2026-11-25'],
  [4, '2026-11-26'],
  [5, '2026-11-27'],
  [6, '2026-11-28'],
  [0, '2026-11-29'],
] as const)('an entry of the weekday %i is held on that day of the week: %s', (weekday, date) => {
  expect(shown([line('weekly', { weekday })])).toEqual([['weekly', date]]);
});

test('an entry of a date takes the place of the weekly one of the same room and session, of no other', () => {
  const shifts = [
    line('weekly', {}),
    line('other-room', { room: 'room102', doctor: 'wang' }),
    line('afternoon', { shift: 'afternoon' }),
    line('dated', { date: '2026-11-23', doctor: 'chen' }),
    line('another-day', { date: '2026-11-30', doctor: 'chen' }),
  ];
  expect(shown(shifts)).toEqual([
    ['dated', '2026-11-23'],
    ['other-room', '2026-11-23'],
    ['afternoon', '2026-11-23'],
  ]);
});

test('of entries without a room one of a date takes the place of the same doctor, of no other', () => {
  const shifts = [
    line('lin', { room: undefined }),
    line('wang', { room: undefined, doctor: 'wang' }),
    line('lin-that-day', { room: undefined, date: '2026-11-23' }),
  ];
  expect(shown(shifts)).toEqual([
    ['lin-that-day', '2026-11-23'],
    ['wang', '2026-11-23'],
  ]);
});

test('a clinic that does not take place frees its doctor and its room', () => {
  const shifts = [
    line('weekly', {}),
    line('closed', { date: '2026-11-23', closed: true }),
    line('elsewhere', { date: '2026-11-23', room: 'room102' }),
  ];
  expect(shown(shifts)).toEqual([
    ['closed', '2026-11-23'],
    ['elsewhere', '2026-11-23'],
  ]);
});

test('conflicts are told at all entries that have part in them', () => {
  const shifts = [
    line('weekly', {}),
    line('twice', { doctor: 'wang' }),
    line('elsewhere', { date: '2026-11-23', room: 'room102' }),
    line('wrong-day', { date: '2026-11-24', room: 'room103' }),
    line('switched-off', { enabled: false }),
  ];
  expect(shown(shifts)).toEqual([
    ['elsewhere', '2026-11-23', 'doctorTwice'],
    ['weekly', '2026-11-23', 'roomTwice', 'doctorTwice'],
    ['twice', '2026-11-23', 'roomTwice'],
    ['wrong-day', '2026-11-24', 'otherWeekday'],
  ]);
});

test('a doctor who is away is marked until there is a substitute who is not away too', () => {
  const leaves = [
    { doctor: 'lin1', from: '2026-11-20', to: '2026-11-23' },
    { doctor: 'chen', from: '2026-11-23', to: '2026-11-24' },
  ];
  expect(shown([line('a', {})], leaves)).toEqual([['a', '2026-11-23', 'doctorAway']]);
  expect(shown([line('a', { substitute: 'chen' })], leaves)).toEqual([['a', '2026-11-23', 'substituteAway']]);
  expect(shown([line('a', { substitute: 'wang' })], leaves)).toEqual([['a', '2026-11-23']]);
  expect(shown([line('a', { weekday: 3 })], leaves)).toEqual([['a', '2026-11-25']]);
});

test('a doctor who is away is not missed where there is no clinic that day', () => {
  const leave = { doctor: 'lin1', from: '2026-11-23', to: '2026-11-23' };
  expect(shown([line('none', { date: '2026-11-23', closed: true })], [leave])).toEqual([['none', '2026-11-23']]);
});

test('on a day, a doctor whom somebody stands in for may be elsewhere; in the plan of every week not', () => {
  const shifts = [line('a', { substitute: 'wang' }), line('b', { room: 'room102' })];
  expect(shown(shifts).map(([gid, , ...faults]) => [gid, ...faults])).toEqual([['a'], ['b']]);
  expect(planOf(shifts).map(({ gid, faults }) => [gid, ...faults])).toEqual([
    ['a', 'doctorTwice'],
    ['b', 'doctorTwice'],
  ]);
});
