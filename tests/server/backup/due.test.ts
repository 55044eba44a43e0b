import { expect, test } from 'vitest';
import { lastDue, nextDue } from '#server/backup/due.ts';

const at = (day: number, hours: number, minutes = 0) => new Date(2026, 10, day, hours, minutes).getTime();
const daily = { BACKUP_TIME: '03:30', BACKUP_EVERY_HOURS: 24 };
const often = { BACKUP_TIME: '22:00', BACKUP_EVERY_HOURS: 6 };

test.each([
  ['before the time of the day, yesterday’s counts', daily, at(22, 3, 29), at(21, 3, 30), at(22, 3, 30)],
  ['at the time itself it is due', daily, at(22, 3, 30), at(22, 3, 30), at(23, 3, 30)],
  ['several times a day, over midnight', often, at(22, 3, 59), at(21, 22), at(22, 4)],
  ['several times a day, by day', often, at(22, 16), at(22, 16), at(22, 22)],
])('%s', (_, plan, now, last, next) => {
  expect([lastDue(plan, now), nextDue(plan, now)]).toEqual([last, next]);
});
