import { expect, test } from 'vitest';
import { calendarOf } from '#admin/calendar/calendar.ts';
import { readableFile } from '#admin/personal-data/readable-file.ts';
import type { PersonalData } from '#generated/shapes.ts';

const calendar = calendarOf({ timeZoneOffsetMinutes: 480, dateFormat: 'roc' });
const namesOf = async () => ({});

test('what a patient is given to read has the days and the times of day of the hospital', async () => {
  const data = {
    identifiers: ['P1'],
    visits: [
      {
        appointment: {
          inspectionDay: '2026-11-28',
          birthday: '1950-01-02',
          name: '王 <小明>',
          shift: 'evening',
          room: 'R101',
        },
        tickets: [{ events: [{ kind: 'called', at: Date.UTC(2026, 10, 27, 17, 5) }] }],
      },
    ],
  } as unknown as PersonalData;
  const page = await readableFile(data, { translate: (key) => key, calendar, namesOf });
  expect(page).toContain('<td>115/11/28</td>');
  expect(page).toContain('<td>39/01/02</td>');
  expect(page, 'which of the sessions, and where').toContain('<td>values.Session.evening</td>');
  expect(page).toContain('<td>R101</td>');
  expect(page).toContain('<td>王 &lt;小明&gt;</td>');
  expect(page).toContain('<li>115/11/28 01:05:00 values.EventKind.called </li>');
});

test('of a visit that was taken back they read that it was and why, and in which classes they were', async () => {
  const appointment = {
    inspectionDay: '2026-11-28',
    status: 'canceled',
    cancelReason: '住院中',
    tags: ['孕婦', '博愛'],
  };
  const data = { identifiers: ['P1'], visits: [{ appointment, tickets: [] }] } as unknown as PersonalData;
  const translate = (key: string) => (key === 'punctuation.list' ? '、' : key);
  const page = await readableFile(data, { translate, calendar, namesOf });
  expect(page).toContain('<td>values.QueueStatus.canceled</td>');
  expect(page).toContain('<td>住院中</td>');
  expect(page).toContain('<td>孕婦、博愛</td>');
});
