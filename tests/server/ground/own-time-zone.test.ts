import { expect, test } from 'vitest';
import { keepsTimeZone } from '#server/ground/own-time-zone.ts';

const utc = () => 0;
const taipei = () => -480;
/** As in New York: further behind in winter. */
const eastern = (moment: number) => (new Date(moment).getUTCMonth() === 0 ? 300 : 240);

test('a zone is kept where the clock goes by it', () => {
  expect(keepsTimeZone('Asia/Taipei', taipei)).toBe(true);
  expect(keepsTimeZone(':Asia/Taipei', taipei)).toBe(true);
  expect(keepsTimeZone('America/New_York', eastern)).toBe(true);
  for (const name of ['UTC', 'utc', 'GMT0', 'UTC0', 'Etc/UTC', 'Africa/Abidjan', 'Africa/Monrovia'])
    expect(keepsTimeZone(name, utc)).toBe(true);
});

test('a name that nothing knows, or that the clock has not followed, is not', () => {
  for (const name of ['Asia/Tapei', 'Taipei', 'localtime', '<+08>-8']) expect(keepsTimeZone(name, utc)).toBe(false);
  expect(keepsTimeZone('asia/taipei', utc)).toBe(false);
  expect(keepsTimeZone('+08:00', utc)).toBe(false);
});

test('an offset as POSIX writes it is known by its effect, and a file is taken as it is', () => {
  expect(keepsTimeZone('CST-8', taipei)).toBe(true);
  expect(keepsTimeZone('EST5EDT,M3.2.0,M11.1.0', utc)).toBe(false);
  expect(keepsTimeZone(':/etc/localtime', utc)).toBe(true);
});
