import { expect, test } from 'vitest';
import { businessMoment, type DayPlan } from '#server/queue/business-day.ts';

const taipei: DayPlan = { timeZoneOffsetMinutes: 480 };
const at = (text: string) => Date.parse(text);

test.each([
  ['2026-11-21T09:00:00+08:00', '2026-11-21', 'morning'],
  ['2026-11-21T12:59:59+08:00', '2026-11-21', 'morning'],
  ['2026-11-21T13:00:00+08:00', '2026-11-21', 'afternoon'],
  ['2026-11-21T18:00:00+08:00', '2026-11-21', 'evening'],
  ['2026-11-21T23:59:59+08:00', '2026-11-21', 'evening'],
  ['2026-11-22T00:00:00+08:00', '2026-11-22', 'morning'],
])('%s in Taipei is %s, %s', (moment, serviceDate, session) => {
  expect(businessMoment(taipei, at(moment))).toMatchObject({ serviceDate, session, offsetMinutes: 480 });
});

test('a business day that starts at six keeps the night before it', () => {
  const plan = { ...taipei, serviceStartTime: '06:00' };
  expect(businessMoment(plan, at('2026-11-22T02:00:00+08:00'))).toMatchObject({
    serviceDate: '2026-11-21',
    session: 'evening',
    dayStartedAt: at('2026-11-21T06:00:00+08:00'),
    nextChangeAt: at('2026-11-22T06:00:00+08:00'),
  });
});

test('the next change is the next session, and after the last one the next day', () => {
  expect(businessMoment(taipei, at('2026-11-21T09:00:00+08:00')).nextChangeAt).toBe(at('2026-11-21T13:00:00+08:00'));
  expect(businessMoment(taipei, at('2026-11-21T19:00:00+08:00')).nextChangeAt).toBe(at('2026-11-22T00:00:00+08:00'));
});

test.each([
  [-720, '2026-11-20T23:59:00Z', '2026-11-20'],
  [345, '2026-11-20T18:14:59Z', '2026-11-20'],
  [345, '2026-11-20T18:15:00Z', '2026-11-21'],
  [780, '2026-11-20T11:00:00Z', '2026-11-21'],
])('with an offset of %i minutes %s lies on %s', (timeZoneOffsetMinutes, moment, serviceDate) => {
  expect(businessMoment({ timeZoneOffsetMinutes }, at(moment)).serviceDate).toBe(serviceDate);
});

test('a named time zone rules over the offset, through both changes of the clocks', () => {
  const plan = { timeZoneOffsetMinutes: 0, timeZoneName: 'America/New_York' };
  expect(businessMoment(plan, at('2026-03-08T06:59:00Z'))).toMatchObject({
    serviceDate: '2026-03-08',
    offsetMinutes: -300,
  });
  expect(businessMoment(plan, at('2026-03-08T07:00:00Z')).offsetMinutes).toBe(-240);
  // The day of the change has 23 hours: its afternoon starts at 13:00 by the wall.
  expect(businessMoment(plan, at('2026-03-08T06:00:00Z')).nextChangeAt).toBe(at('2026-03-08T13:00:00-04:00'));
  expect(businessMoment(plan, at('2026-11-01T05:30:00Z')).nextChangeAt).toBe(at('2026-11-01T13:00:00-05:00'));
});

test('a time zone that nobody knows leaves the offset in force', () => {
  const plan = { timeZoneOffsetMinutes: 480, timeZoneName: 'Nowhere/Land' };
  expect(businessMoment(plan, at('2026-11-21T09:00:00+08:00')).offsetMinutes).toBe(480);
});

test('every moment lies in its own day: from the start it names to the change it names', () => {
  for (let step = 0; step < 2000; step += 1) {
    const now = at('2026-03-01T00:00:00Z') + step * 1_234_567;
    const plan = { timeZoneName: 'Europe/Berlin', serviceStartTime: '05:30' };
    const { dayStartedAt, nextChangeAt } = businessMoment(plan, now);
    expect(dayStartedAt).toBeLessThanOrEqual(now);
    expect(nextChangeAt).toBeGreaterThan(now);
    expect(nextChangeAt - dayStartedAt).toBeLessThanOrEqual(25 * 60 * 60 * 1000);
  }
});
