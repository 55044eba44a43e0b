import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScannedText, type ScannedText } from '#kiosk/check-in/scanned-text.ts';

let texts: string[][];
let scanned: ScannedText;
let typing: boolean;
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  texts = [];
  typing = false;
  scanned = createScannedText({ onText: (readings) => texts.push(readings), isTyping: () => typing });
});
afterEach(() => {
  scanned.close();
  vi.useRealTimers();
});

const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, repeat: false };
const press = (key: string, code = '', more = {}) =>
  scanned.take({ ...none, timeStamp: Date.now(), key, code, ...more });
const codeOf = (character: string) => (/\d/.test(character) ? `Digit${character}` : `Key${character.toUpperCase()}`);

/** What a scanner does: the keys of a US keyboard, on a device whose layout makes something else of them. */
function scan(text: string, layout: (character: string) => string = (character) => character, gapMs = 5): boolean[] {
  const taken = [...text].map((character) => {
    vi.advanceTimersByTime(gapMs);
    const code = /[A-Za-z0-9]/.test(character) ? codeOf(character) : '';
    return press(layout(character), code, { shiftKey: /[A-Z]/.test(character) });
  });
  return [...taken, press('Enter', 'Enter')];
}

test('what a scanner types is one text, and none of its keys reaches the page', () => {
  expect(scan('A123456789').every(Boolean)).toBe(true);
  expect(texts).toEqual([['A123456789']]);
});

test('two codes are two texts; Shift and other keys in between do not matter', () => {
  scan('X-1');
  press('Shift', 'ShiftLeft');
  scan('a b');
  expect(texts).toEqual([['X-1'], ['a b']]);
});

test('a stray key is forgotten after a pause', () => {
  press('x', 'KeyX');
  vi.advanceTimersByTime(2_000);
  scan('42');
  expect(texts).toEqual([['42']]);
});

test('Enter and space alone belong to the buttons, and shortcuts to the browser', () => {
  expect(press('Enter', 'Enter')).toBe(false);
  expect(press(' ', 'Space')).toBe(false);
  expect(press('r', 'KeyR', { ctrlKey: true })).toBe(false);
  expect(texts).toEqual([]);
});

test('the same card twice within a second counts once, another card counts, and so does the same one later', () => {
  scan('A123456789');
  scan('A123456789');
  scan('B987654321');
  expect(texts).toEqual([['A123456789'], ['B987654321']]);
  vi.advanceTimersByTime(1_100);
  scan('B987654321');
  expect(texts).toHaveLength(3);
});

test('the same card counts again after a second also where the clock was put back meanwhile', () => {
  vi.setSystemTime(7_200_000);
  scan('A123456789');
  vi.setSystemTime(3_600_000);
  vi.advanceTimersByTime(1_100);
  scan('A123456789');
  expect(texts).toHaveLength(2);
});

test.each([
  ['Thai', { A: 'ฤ', '1': 'ๅ', '2': '/', '9': 'ต' } as Record<string, string>],
  ['Zhuyin', { A: 'ㄇ', '1': 'ㄅ', '2': 'ㄉ', '9': 'ㄞ' }],
  ['an input method that composes', { A: 'Process', '1': 'Process', '2': 'Process', '9': 'Process' }],
])('a keyboard set to %s reads the same card', (_, layout) => {
  scan('A129', (character) => layout[character] ?? character);
  expect(texts).toEqual([['A129']]);
});

test('full-width digits are digits, also where the browser does not know the key', () => {
  for (const digit of '１２９') press(digit, '');
  press('Enter', 'Enter');
  expect(texts).toEqual([['129']]);
});

test('where only the layout differs, both readings are tried', () => {
  scan('AQ12', (character) => ({ A: 'Q', Q: 'A' })[character] ?? character);
  expect(texts).toEqual([['QA12', 'AQ12']]);
});

test('the tracks of a stripe are one card, whether each ends with an Enter or all do', () => {
  scan('%A123456789?');
  scan(';0012345=99?');
  vi.advanceTimersByTime(200);
  expect(texts).toEqual([['%A123456789?;0012345=99?']]);
});

test('where people type too, only what is quicker than fingers is a scan', () => {
  typing = true;
  expect(scan('A123', undefined, 200)).toEqual([false, false, false, false, false]);
  expect(texts).toEqual([]);
  scan('B98765');
  expect(texts).toEqual([['B98765']]);
});

test('a scan is a text of its own, also right after somebody has typed a few letters', () => {
  typing = true;
  for (const letter of 'B1') {
    press(letter, codeOf(letter));
    vi.advanceTimersByTime(500);
  }
  scan('A900000003');
  expect(texts).toEqual([['A900000003']]);
});

test('a text may end with a Tab, or with a second Enter that presses nothing; a Tab of a person is none', () => {
  scan('A123456789');
  expect(press('Enter', 'Enter')).toBe(true);
  vi.advanceTimersByTime(200);
  expect(press('Enter', 'Enter')).toBe(false);
  for (const sign of 'B200000001') press(sign, codeOf(sign));
  expect(press('Tab', 'Tab')).toBe(true);
  press('x', 'KeyX');
  expect(press('Tab', 'Tab')).toBe(false);
  expect(texts).toEqual([['A123456789'], ['B200000001']]);
});

const type = (text: string, gapMs = 5) => {
  for (const sign of text) {
    vi.advanceTimersByTime(gapMs);
    press(sign, codeOf(sign));
  }
};

test.each([false, true])('a scanner that sends nothing after a code is read, whether people type here (%s)', (both) => {
  typing = both;
  type('A123456789');
  expect(texts).toEqual([]);
  vi.advanceTimersByTime(600);
  type('B200000001');
  vi.advanceTimersByTime(700);
  expect(texts).toEqual([['A123456789'], ['B200000001']]);
  expect(press('Enter', 'Enter')).toBe(false);
});

test('silence ends nothing that fingers type', () => {
  type('A123', 200);
  vi.advanceTimersByTime(600);
  expect(texts).toEqual([]);
});

test('a key that something lies on is no scan', () => {
  for (const repeat of [false, ...Array<boolean>(30).fill(true)]) {
    vi.advanceTimersByTime(30);
    press('7', 'Digit7', { repeat });
  }
  vi.advanceTimersByTime(600);
  expect(texts).toEqual([]);
});

test('a scanner that ends its codes by Enter may rest within one', () => {
  scan('A123456789');
  type('B2000');
  vi.advanceTimersByTime(800);
  scan('00001');
  expect(texts).toEqual([['A123456789'], ['B200000001']]);
});

test('a device that is slow in drawing what is typed knows a scan by when its keys were pressed', () => {
  typing = true;
  for (const [place, sign] of [...'A900000003'].entries()) {
    press(sign, codeOf(sign), { timeStamp: 1_000 + place * 5 });
    vi.advanceTimersByTime(60);
  }
  expect(press('Enter', 'Enter', { timeStamp: 1_050 })).toBe(true);
  expect(texts).toEqual([['A900000003']]);
});

test('no text is longer than a code may be', () => {
  scan('9'.repeat(900), undefined, 0);
  expect(texts[0]?.[0]).toHaveLength(400);
});
