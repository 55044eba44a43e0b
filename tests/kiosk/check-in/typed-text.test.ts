import { beforeEach, expect, test } from 'vitest';
import { createTypedText, type TypedText } from '#kiosk/check-in/typed-text.ts';

let clock: number;
let texts: string[];
let typed: TypedText;
beforeEach(() => {
  clock = 0;
  texts = [];
  typed = createTypedText(
    (text) => texts.push(text),
    () => clock,
  );
});

const key = (name: string, more = {}) =>
  typed.take({ key: name, ctrlKey: false, altKey: false, metaKey: false, ...more });
const scan = (text: string) => [...text, 'Enter'].map((character) => key(character));

test('what a scanner types is one text, and none of its keys reaches the page', () => {
  expect(scan('A123456789').every(Boolean)).toBe(true);
  expect(texts).toEqual(['A123456789']);
});

test('two codes are two texts; Shift and other keys in between do not matter', () => {
  scan('X-1');
  key('Shift');
  scan('a b');
  expect(texts).toEqual(['X-1', 'a b']);
});

test('a stray key is forgotten after a pause', () => {
  key('x');
  clock = 2_000;
  scan('42');
  expect(texts).toEqual(['42']);
});

test('Enter and space alone belong to the buttons, and shortcuts to the browser', () => {
  expect(key('Enter')).toBe(false);
  expect(key(' ')).toBe(false);
  expect(key('r', { ctrlKey: true })).toBe(false);
  expect(texts).toEqual([]);
});

test('no text is longer than an identifier may be', () => {
  scan('9'.repeat(200));
  expect(texts[0]).toHaveLength(60);
});
