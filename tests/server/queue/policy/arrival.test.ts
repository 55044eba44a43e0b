import { expect, test } from 'vitest';
import { type Arrival, arrivalOf, checkInFrom } from '#server/queue/policy/arrival.ts';
import type { Policy } from '#server/queue/policy/policy.ts';
import { slotEnd, visitTime } from '#server/queue/policy/visit-time.ts';
import { rules } from './waiters.ts';

const plan = { timeZoneOffsetMinutes: 480, afternoonStartTime: '13:00', eveningStartTime: '18:00' };
const at = (time: string) => Date.parse(`2026-11-21T${time}:00+08:00`);
const slot = { inspectionDay: '2026-11-21', shift: 'morning', slotStartTime: '09:00', slotEndTime: '09:30' } as const;
const afternoon = { inspectionDay: '2026-11-21', shift: 'afternoon' } as const;
const fromNine = { inspectionDay: '2026-11-21', shift: 'morning', slotStartTime: '09:00' } as const;

test('a visit is expected in its slot, else in its session', () => {
  expect(visitTime(plan, slot)).toEqual({ startsAt: at('09:00'), endsAt: at('09:30'), slotted: true });
  expect(visitTime(plan, afternoon)).toEqual({ startsAt: at('13:00'), endsAt: at('18:00'), slotted: false });
  const whole = visitTime(plan, { ...afternoon, shift: 'day' });
  expect(whole.endsAt - whole.startsAt).toBe(24 * 60 * 60_000);
});

test('a slot after midnight belongs to the business day that began the day before', () => {
  const night = { ...slot, shift: 'evening', slotStartTime: '23:30', slotEndTime: '00:30' } as const;
  const { startsAt, endsAt } = visitTime({ ...plan, serviceStartTime: '06:00' }, night);
  expect([startsAt, endsAt]).toEqual([at('23:30'), at('23:30') + 60 * 60_000]);
});

test('a slot that ends as the business day ends lasts until then: its patient is in time', () => {
  const last = { ...slot, shift: 'evening', slotStartTime: '23:30', slotEndTime: '00:00' } as const;
  const visit = visitTime(plan, last);
  expect([visit.startsAt, visit.endsAt]).toEqual([at('23:30'), at('23:30') + 30 * 60_000]);
  expect(arrivalOf(rules({ lateLimitMinutes: 60 }), visit, at('23:20'))).toBe('inTime');
});

test('a slot without an end lasts as long as its session, and has none in the line, like a visit without a slot', () => {
  expect(visitTime(plan, fromNine)).toEqual({ startsAt: at('09:00'), endsAt: at('13:00'), slotted: true });
  expect([slot, fromNine, afternoon].map((visit) => slotEnd(plan, visit))).toEqual([at('09:30'), 0, 0]);
});

type Visit = typeof slot | typeof afternoon | typeof fromNine;

const rows: [rule: string, policy: Partial<Policy>, visit: Visit, time: string, Arrival][] = [
  ['not before the slot', { earlyCheckIn: 'forbidden' }, slot, '08:59', 'early'],
  ['from the beginning of the slot', { earlyCheckIn: 'forbidden' }, slot, '09:00', 'inTime'],
  ['not earlier than so many minutes', { earlyCheckIn: 'minutes', earlyMinutes: 20 }, slot, '08:39', 'early'],
  ['so many minutes before the slot', { earlyCheckIn: 'minutes', earlyMinutes: 20 }, slot, '08:40', 'inTime'],
  ['so many minutes before the session', { earlyCheckIn: 'minutes', earlyMinutes: 20 }, afternoon, '12:40', 'inTime'],
  ['too long before the session', { earlyCheckIn: 'minutes', earlyMinutes: 20 }, afternoon, '12:39', 'early'],
  ['at any time of the day', { earlyCheckIn: 'unlimited' }, afternoon, '07:00', 'inTime'],
  ['in time until the slot ends', {}, slot, '09:30', 'inTime'],
  ['late after the slot', {}, slot, '09:31', 'late'],
  ['not late within the grace', { lateGraceMinutes: 15 }, slot, '09:45', 'inTime'],
  ['late after the grace', { lateGraceMinutes: 15 }, slot, '09:46', 'late'],
  ['too late for a kiosk', { lateLimitMinutes: 60 }, slot, '10:31', 'tooLate'],
  ['late but not too late', { lateLimitMinutes: 60 }, slot, '10:30', 'late'],
  ['without a slot nobody is late within the session', {}, afternoon, '17:59', 'inTime'],
  ['nor after it, where the queue lasts the day', { lateLimitMinutes: 60 }, afternoon, '19:01', 'inTime'],
  ['late after the session, where the slot has no end', {}, fromNine, '13:01', 'late'],
];

test.each(rows)('%s', (_rule, policy, visit, time, expected) => {
  expect(arrivalOf(rules(policy), visitTime(plan, visit), at(time))).toBe(expected);
});

test('who is too early is told from when', () => {
  expect(checkInFrom(rules({ earlyMinutes: 20 }), visitTime(plan, slot))).toBe(at('08:40'));
});
