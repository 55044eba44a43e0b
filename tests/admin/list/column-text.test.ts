import { expect, test } from 'vitest';
import { calendarOf } from '#admin/calendar/calendar.ts';
import { columnText } from '#admin/list/column-text.ts';
import { textAt } from '#codegen/texts.ts';
import { type ResourceField, resources } from '#generated/resources.ts';
import en from '#locales/en-US.json' with { type: 'json' };

const translate = (key: string, given?: { _?: string }) => textAt(en, key) ?? given?._ ?? key;
const calendar = calendarOf(undefined);

function textOf(columns: readonly ResourceField[], source: string, value: unknown): string {
  const column = columns.find((one) => one.source === source);
  return columnText(column as ResourceField, value, translate, calendar);
}

test('what a device reports is told in words where it is known, and as it stands where it is not', () => {
  const { columns } = resources.appActionLog;
  expect(textOf(columns, 'action', 'network.restored')).toBe('Network restored');
  expect(textOf(columns, 'action', 'printer.jammed')).toBe('printer.jammed');
});

test('why a sign-in was refused stands in the words of the refusal', () => {
  const { columns } = resources.accessLog;
  expect(textOf(columns, 'code', 'wrong_password')).toBe(en.errors.wrong_password);
});

test('what a list was asked for is told in the words of its columns', () => {
  const { columns } = resources.readLog;
  expect(textOf(columns, 'asked', 'shift=morning, room=101, search=林, other=1')).toBe(
    'Session Morning, Room code 101, search 林, other 1',
  );
});

test('a list is told by its entries, those of an enumeration in its words', () => {
  const texts: ResourceField = { source: 'tags', type: 'list', labelKey: 'x', sortable: false };
  expect(columnText(texts, ['早', '晚'], translate, calendar)).toBe('早, 晚');
  expect(columnText({ ...texts, enumKey: 'values.Weekday' }, ['1', '2'], translate, calendar)).toBe(
    `${textAt(en, 'values.Weekday.1')}, ${textAt(en, 'values.Weekday.2')}`,
  );
  expect(columnText(texts, [], translate, calendar)).toBe('');
});

test('a choice that is gone from its enumeration stands as it was stored', () => {
  const { columns } = resources.media;
  expect(textOf(columns, 'source', 'hfs')).toBe(textAt(en, 'values.MediaSource.hfs'));
  expect(textOf(columns, 'source', 'floppy')).toBe('floppy');
});
