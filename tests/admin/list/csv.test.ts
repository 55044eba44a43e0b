import { expect, test } from 'vitest';
import { calendarOf } from '#admin/calendar/calendar.ts';
import { listCsv } from '#admin/list/csv.ts';
import { resources } from '#generated/resources.ts';

const calendar = calendarOf({ timeZoneOffsetMinutes: 480, dateFormat: 'roc' });
const words = (key: string) => (key.startsWith('values.') ? `〈${key.split('.').pop()}〉` : key.split('.').pop()!);

test('a list is exported as its columns in words, with a byte order mark and Windows line ends', () => {
  const records = [
    { id: 'm1', name: '流感疫苗', type: 'image', source: 'cloud', volume: 50, enabled: true },
    { id: 'm2', name: 'a "quoted", name', type: 'video', source: 'ftp', volume: 0, enabled: false },
  ];
  const csv = listCsv(resources.media, records, words, calendar);
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(csv.slice(1).split('\r\n')).toEqual([
    'name,type,source,volume,enabled',
    '流感疫苗,〈image〉,〈cloud〉,50,true',
    '"a ""quoted"", name",〈video〉,〈ftp〉,0,false',
    '',
  ]);
});

test('a text that a spreadsheet would run as a formula is disarmed, a negative number is not', () => {
  const csv = listCsv(resources.media, [{ id: 'm1', name: '=HYPERLINK("x")', volume: -5 }], words, calendar);
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  expect(csv).toContain(',-5,');
});
