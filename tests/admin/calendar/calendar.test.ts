import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  businessDay,
  calendarOf,
  dayText,
  instantAt,
  momentText,
  monthDayText,
  readDay,
  readTime,
  roundTime,
  wallClock,
  writtenDay,
} from '#admin/calendar/calendar.ts';
import { DateFormat } from '#generated/values.ts';

const taipei = calendarOf({ timeZoneOffsetMinutes: 480, dateFormat: 'roc' });
const newYork = calendarOf({ timeZoneOffsetMinutes: 480, timeZoneName: 'America/New_York' });

describe('a moment', () => {
  test('is written in the zone, the order and the era of the organisation', () => {
    const at = Date.UTC(2026, 10, 22, 16, 5, 3);
    expect(momentText(at, taipei)).toBe('115/11/23 00:05:03');
    expect(momentText(at, { ...taipei, format: 'buddhist' })).toBe('23/11/2569 00:05:03');
    expect(momentText(at, { ...taipei, format: 'MM/DD/YYYY' })).toBe('11/23/2026 00:05:03');
  });

  test('of a named zone goes by its clocks, in summer and in winter', () => {
    expect(wallClock(Date.UTC(2026, 6, 1, 12), newYork)).toEqual({ day: '2026-07-01', time: '08:00:00' });
    expect(wallClock(Date.UTC(2026, 11, 1, 12), newYork)).toEqual({ day: '2026-12-01', time: '07:00:00' });
  });

  test('of a named zone has its own seconds, in the second half of a minute too', () => {
    const at = Date.UTC(2026, 6, 1, 12, 0, 44, 900);
    expect(wallClock(at, newYork)).toEqual({ day: '2026-07-01', time: '08:00:44' });
  });

  test('in a zone that the browser does not know goes by the offset, as on the server', () => {
    const unknown = calendarOf({ timeZoneOffsetMinutes: 420, timeZoneName: 'Nowhere/Land' });
    expect(wallClock(Date.UTC(2026, 6, 1, 12), unknown)).toEqual({ day: '2026-07-01', time: '19:00:00' });
  });

  test('that clocks show is found again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 41 }), fc.constantFrom(taipei, newYork), (minute, calendar) => {
        const at = Math.floor(minute / 60_000) * 60_000;
        const { day, time } = wallClock(at, calendar);
        const found = wallClock(instantAt(day, time.slice(0, 5), calendar), calendar);
        expect(found).toEqual({ day, time });
      }),
    );
  });
});

describe('a day', () => {
  test('is read as it is written, in every format', () => {
    const days = fc.date({ min: new Date('1912-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom(...DateFormat), (date, format) => {
        const day = date.toISOString().slice(0, 10);
        expect(readDay(dayText(day, format), format)).toBe(day);
      }),
    );
  });

  test.each([
    ['115.11.22', 'roc', '2026-11-22'],
    ['1151122', 'roc', '2026-11-22'],
    ['１１５／１１／２２', 'roc', '2026-11-22'],
    ['2026/11/22', 'roc', '2026-11-22'],
    ['民國115年11月22日', 'roc', '2026-11-22'],
    ['22112569', 'buddhist', '2026-11-22'],
    ['22/11/2026', 'buddhist', '2026-11-22'],
    ['๒๒/๑๑/๒๕๖๙', 'buddhist', '2026-11-22'],
    ['2026-11-22', 'DD/MM/YYYY', '2026-11-22'],
    ['31/2/2026', 'DD/MM/YYYY', undefined],
    ['tomorrow', 'YYYY/MM/DD', undefined],
    ['', 'YYYY/MM/DD', undefined],
  ] as const)('typed as %j in %s is %s', (text, format, day) => {
    expect(readDay(text, format)).toBe(day);
  });
});

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9:30', '09:30'],
  ['０９：３０', '09:30'],
  ['๐๙:๓๐', '09:30'],
  ['09.30 น.', '09:30'],
  ['24:00', undefined],
  ['9:75', undefined],
  ['noon', undefined],
])('a time typed as %j is %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

test('minutes are rounded to a step, within the day', () => {
  expect(roundTime('08:32', 5)).toBe('08:30');
  expect(roundTime('08:33', 5)).toBe('08:35');
  expect(roundTime('09:58', 5)).toBe('10:00');
  expect(roundTime('23:58', 5)).toBe('23:55');
  expect(roundTime('08:32', 1)).toBe('08:32');
});

test('a day that is read has the name of its era, and what is typed into does without', () => {
  const inEra = ({ year, month, date }: { year: number; month: string; date: string }) =>
    `ROC ${year}/${month}/${date}`;
  const english = { ...taipei, inEra };
  expect(writtenDay('2026-11-22', english)).toBe('ROC 115/11/22');
  expect(momentText(Date.UTC(2026, 10, 22, 6, 5, 3), english)).toBe('ROC 115/11/22 14:05:03');
  expect(dayText('2026-11-22', english.format)).toBe('115/11/22');
  expect([monthDayText('2026-11-22', 'roc'), monthDayText('2026-11-22', 'DD/MM/YYYY')]).toEqual(['11/22', '22/11']);
  expect(readDay(writtenDay('2026-11-22', english), 'roc')).toBe('2026-11-22');
});

test('a night that goes on after midnight is of the day before, until the hospital begins its day', () => {
  const night = calendarOf({ timeZoneOffsetMinutes: 480, serviceStartTime: '06:00' });
  const sixInTaipei = Date.UTC(2026, 10, 21, 22);
  expect(businessDay(sixInTaipei - 1, night)).toBe('2026-11-21');
  expect(businessDay(sixInTaipei, night)).toBe('2026-11-22');
  expect(businessDay(sixInTaipei - 1, taipei)).toBe('2026-11-22');
});

test('a day begins at its hour by the clocks, also in a night in which they are put back', () => {
  const berlin = calendarOf({ timeZoneName: 'Europe/Berlin', serviceStartTime: '06:00' });
  // 2026-10-25: 03:00 summer time (01:00 UTC) is followed by 02:00 winter time.
  const sixInBerlin = Date.parse('2026-10-25T05:00:00Z');
  expect(businessDay(sixInBerlin - 1, berlin)).toBe('2026-10-24');
  expect(businessDay(sixInBerlin, berlin)).toBe('2026-10-25');
});
