import { expect, test } from 'vitest';
import { storedRecord } from '#client/device/stored-record.ts';
import { typedAtDesk } from '#controller/desk/typed-at-desk.ts';
import { memoryStorage } from '../../client/device/memory-storage.ts';

const lin = { orgGid: 'riverside', staffId: 'lin', panelGid: 'room103' };
const dayMs = 24 * 3600 * 1000;

/** A tab in which somebody signs in, and what was typed in it. */
function tab() {
  const at = { here: lin, now: 0 };
  const record = storedRecord<never>(memoryStorage(), 'typed');
  const typed = typedAtDesk(record, { read: () => at.here }, () => at.now);
  typed.write('number', '27');
  return { at, typed };
}

test('a number is given back to the person who typed it, at the counter and for what it was typed', () => {
  const { at, typed } = tab();
  expect([typed.read('number'), typed.read('preset')]).toEqual(['27', '']);
  at.here = { ...lin, panelGid: 'room104' };
  expect(typed.read('number')).toBe('');
  at.here = { ...lin, staffId: 'chen' };
  expect(typed.read('number')).toBe('');
  at.here = { ...lin, orgGid: 'hillside' };
  expect(typed.read('number')).toBe('');
});

test('a person who signs in keeps their own alone', () => {
  const { at, typed } = tab();
  typed.keepOwn();
  expect(typed.read('number')).toBe('27');
  at.here = { ...lin, staffId: 'chen' };
  typed.keepOwn();
  at.here = lin;
  expect(typed.read('number')).toBe('');
});

test('it is gone once the entry is empty, and after a day', () => {
  const { at, typed } = tab();
  at.now = dayMs;
  expect(typed.read('number')).toBe('');
  at.now = 0;
  typed.write('number', '');
  expect(typed.read('number')).toBe('');
});
