import { expect, test } from 'vitest';
import { type KeyPress, type ShortcutName, shortcutOf } from '#controller/desk/shortcuts.ts';

const all: ShortcutName[] = ['next', 'recall', 'pass', 'number', 'pause', 'logOut'];
const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  repeat: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  defaultPrevented: false,
  target: null,
  ...more,
});

test('each key does what its button says, in either case', () => {
  const keys = [' ', 'r', 'R', 'p', 'g', 'F9', 'F10', 'x'];
  expect(keys.map((key) => shortcutOf(press(key), all))).toEqual([
    'next',
    'recall',
    'recall',
    'pass',
    'number',
    'pause',
    'logOut',
    undefined,
  ]);
});

test('each key does so on a keyboard that is set to Thai, where its letter is another one', () => {
  expect(shortcutOf(press('พ', { code: 'KeyR' }), all)).toBe('recall');
  expect(shortcutOf(press('\u3000', { code: 'Space' }), all)).toBe('next');
});

test('F9 resumes while service is paused, and the space bar does nothing', () => {
  expect(shortcutOf(press('F9'), ['restart', 'logOut'])).toBe('restart');
  expect(shortcutOf(press(' '), ['restart', 'logOut'])).toBeUndefined();
});

test('a key held down acts once, and keys of the browser are left alone', () => {
  expect(shortcutOf(press(' ', { repeat: true }), all)).toBeUndefined();
  expect(shortcutOf(press('r', { ctrlKey: true }), all)).toBeUndefined();
  expect(shortcutOf(press('p', { metaKey: true }), all)).toBeUndefined();
  expect(shortcutOf(press('g', { altKey: true }), all)).toBeUndefined();
  expect(shortcutOf(press('r', { defaultPrevented: true }), all)).toBeUndefined();
});

/** An element of which only its place in the page matters. */
const inside = (...selectors: string[]) => {
  const closest = (wanted: string) =>
    selectors.some((own) => wanted.split(', ').some((one) => one.replace(':not([type=checkbox])', '') === own))
      ? {}
      : null;
  return Object.assign(new EventTarget(), { closest });
};

test('keys are ignored while somebody types or a dialog is open', () => {
  for (const place of ['input', 'textarea', 'select', 'dialog']) {
    expect(shortcutOf(press('r', { target: inside(place) }), all)).toBeUndefined();
  }
});

test('the space bar presses the button it stands on; other keys work there too', () => {
  expect(shortcutOf(press(' ', { target: inside('button') }), all)).toBeUndefined();
  expect(shortcutOf(press('r', { target: inside('button') }), all)).toBe('recall');
});

test('a dialog just closed, which still has the focus for a frame, takes no key away', () => {
  const closed = inside('input', 'dialog', 'dialog:not([open])');
  expect(shortcutOf(press('F9', { target: closed }), all)).toBe('pause');
});
