import { expect, test } from 'vitest';
import type { OrganisationDay } from '#server/queue/place.ts';
import { volumeNow } from '#server/views/volume-now.ts';

const night = { voiceVolume: 80, quietFrom: '22:00', quietUntil: '07:00', quietVolume: 10 };
/** A moment of an organisation whose clocks are eight hours ahead. */
function day(local: string, timeZoneName?: string): OrganisationDay {
  const offsetMinutes = 480;
  const now = Date.parse(`${local}:00Z`) - offsetMinutes * 60_000;
  return { organisation: { timeZoneOffsetMinutes: 480, timeZoneName }, moment: { offsetMinutes }, now } as never;
}
const at = (local: string) => Date.parse(`${local}:00Z`) - 480 * 60_000;

test('quiet hours go past midnight, and say when they end', () => {
  expect(volumeNow(night, day('2026-03-02T21:59'))).toEqual({ volume: 80, until: at('2026-03-02T22:00') });
  expect(volumeNow(night, day('2026-03-02T22:00'))).toEqual({ volume: 10, until: at('2026-03-03T07:00') });
  expect(volumeNow(night, day('2026-03-03T06:59'))).toEqual({ volume: 10, until: at('2026-03-03T07:00') });
  expect(volumeNow(night, day('2026-03-03T07:00'))).toEqual({ volume: 80, until: at('2026-03-03T22:00') });
});

test('they may lie within a day', () => {
  const noon = { ...night, quietFrom: '12:00', quietUntil: '13:30' };
  expect(volumeNow(noon, day('2026-03-02T11:59')).volume).toBe(80);
  expect(volumeNow(noon, day('2026-03-02T13:29')).volume).toBe(10);
  expect(volumeNow(noon, day('2026-03-02T13:30')).volume).toBe(80);
});

test('without both times, or with twice the same, it is always the usual volume', () => {
  const always = { volume: 80, until: Number.POSITIVE_INFINITY };
  for (const hours of [{ quietUntil: undefined }, { quietFrom: undefined }, { quietUntil: '22:00' }]) {
    expect(volumeNow({ ...night, ...hours } as never, day('2026-03-02T23:00'))).toEqual(always);
  }
});
