import { expect, test } from 'vitest';
import { type Calendar, writtenDay } from '#admin/calendar/calendar.ts';
import { dayPattern } from '#admin/calendar/day-pattern.ts';
import en from '#locales/en-US.json' with { type: 'json' };
import th from '#locales/th.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };

const plain: Calendar = { format: 'YYYY/MM/DD', dayStart: '00:00', plan: {} };
const inWords = (text: string): Calendar => ({
  ...plain,
  format: 'roc',
  inEra: ({ year, month, date }) =>
    text.replace('{{year}}', String(year)).replace('{{month}}', month).replace('{{date}}', date),
});

test.each([
  ['one without an era', plain],
  ['Chinese', inWords(zh.server.rocDay)],
  ['English', inWords(en.server.rocDay)],
  ['Thai', inWords(th.server.rocDay)],
])('days are found in a text, in %s', (_, calendar) => {
  const [from, to] = ['2027-01-01', '2026-11-30'].map((day) => writtenDay(day, calendar)) as [string, string];
  expect(`A (${from} – ${to}) 12`.split(dayPattern(calendar))).toEqual(['A (', from, ' – ', to, ') 12']);
});
