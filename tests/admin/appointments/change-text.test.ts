import { expect, test } from 'vitest';
import { changeText, wordsOf } from '#admin/appointments/change-text.ts';
import { calendarOf } from '#admin/calendar/calendar.ts';

const translate = ((key: string) => key) as never;
const words = { translate, calendar: calendarOf(undefined), names: {}, nameOfTag: (tag: string) => `tag ${tag}` };

test('a choice that no list shows stands in its words, as one that a list shows', async () => {
  const changes = [{ field: 'nameMask', before: '"full"', after: '"middle"' }, { field: 'insuranceCard' }];
  const { form, names } = await wordsOf([{ changes } as never], async () => ({}));
  expect(names).toEqual({});
  expect(changeText('nameMask', '"middle"', { ...words, form })).toBe('values.NameMask.middle');
  expect(changeText('shift', '"morning"', { ...words, form })).toBe('values.Session.morning');
  expect(changeText('canceled', 'true', { ...words, form })).toBe('ra.boolean.true');
});

test('a value stands as it is where its field is gone, is shortened, or the words are not there yet; nothing is a dash', () => {
  const none = { ...words, form: undefined };
  expect(changeText('insuranceCard', '"C12"', none)).toBe('C12');
  expect(changeText('nurse', '"a long na', none)).toBe('"a long na');
  expect(changeText('tags', '["one","two"]', none)).toBe('tag onepunctuation.listtag two');
  expect([changeText('tags', '[]', none), changeText('nurse', undefined, none)]).toEqual(['—', '—']);
});
