/** When a silent device is missed, by an organisation's settings and its clock. */
import { expect, test } from 'vitest';
import { missedBefore as missedSince } from '#server/fleet/alarm-plan.ts';

const minute = 60_000;
const taipei = { timeZoneOffsetMinutes: 480 };
/** As a server has it that has listened for long. */
const missedBefore = (plan: Parameters<typeof missedSince>[0], now: number) => missedSince(plan, now, 0);
/** A moment of the day on the wall in Taipei. */
const at = (time: string, day = '21') => Date.parse(`2026-11-${day}T${time}:00+08:00`);
const night = { ...taipei, deviceQuietFrom: '21:00', deviceQuietUntil: '07:00' };

test('after five minutes unless another time is set; never where it is turned off or the hospital is suspended', () => {
  const now = at('10:00');
  expect(missedBefore(taipei, now)).toBe(now - 5 * minute);
  expect(missedBefore({ ...taipei, deviceAlarmMinutes: 12 }, now)).toBe(now - 12 * minute);
  expect(missedBefore({ ...taipei, deviceAlarmMinutes: 0 }, now)).toBeUndefined();
  expect(missedBefore({ ...taipei, suspendedAt: 1 }, now)).toBeUndefined();
});

test('not in quiet hours that go past midnight, and when they end devices have the same minutes to be switched on', () => {
  expect(missedBefore(night, at('20:59'))).toBe(at('20:54'));
  expect(missedBefore(night, at('21:00'))).toBeUndefined();
  expect(missedBefore(night, at('02:00', '22'))).toBeUndefined();
  expect(missedBefore(night, at('07:04', '22'))).toBeUndefined();
  expect(missedBefore(night, at('07:05', '22'))).toBe(at('07:00', '22'));
  expect(missedBefore(night, at('12:00', '22'))).toBe(at('11:55', '22'));
});

test('quiet hours within a day are quiet within it', () => {
  const noon = { ...taipei, deviceQuietFrom: '12:00', deviceQuietUntil: '13:30' };
  expect(missedBefore(noon, at('11:59'))).toBe(at('11:54'));
  expect(missedBefore(noon, at('13:00'))).toBeUndefined();
  expect(missedBefore(noon, at('13:35'))).toBe(at('13:30'));
  expect(missedBefore({ ...noon, deviceQuietUntil: '12:00' }, at('12:30'))).toBe(at('12:25'));
});

test('what was silent while the server was away gets the same minutes to report', () => {
  const start = at('10:00');
  expect(missedSince(taipei, start + minute, start)).toBeUndefined();
  expect(missedSince(taipei, start + 5 * minute, start)).toBe(start);
});
