import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asCounted } from '#server/ground/as-counted.ts';
import { countingKey } from '#server/ground/counting-key.ts';

/** As a database compares: by bytes. */
const compare = (one: string, other: string) =>
  Buffer.compare(Buffer.from(countingKey(one)), Buffer.from(countingKey(other)));

test('numbers stand by their size, whatever stands before and after them', () => {
  const inOrder = ['', '0', '００2', '9', '10', '99', '100', '101 內科', '999999999', '1000000000'];
  const named = ['A2', 'A10', 'Room 2', 'Room 2 B', 'Room 10', 'Room 10 A', 'ห้อง ๓', 'ห้อง 12', '診間 9', '診間 １０'];
  const all = [...inOrder, ...named];
  expect(all.toReversed().toSorted(compare)).toEqual(all);
});

test.each([
  ['007', '7'],
  ['００７', '7'],
  ['ห้อง ๑๒', 'ห้อง 12'],
  ['ＲＯＯＭ　２', 'room 2'],
  ['É2', 'E\u03012'],
])('%s stands where %s stands', (one, other) => {
  expect(countingKey(one)).toBe(countingKey(other));
});

test('runs of digits of any length have a key that is not much longer than they', () => {
  const [long, longer] = ['1'.repeat(250), `2${'1'.repeat(250)}`];
  expect(compare(long, longer)).toBeLessThan(0);
  expect(compare('9', long)).toBeLessThan(0);
  expect(countingKey('8'.repeat(5000)).length).toBeLessThanOrEqual(304);
  expect(countingKey('1a'.repeat(5000)).length).toBeLessThanOrEqual(450);
});

test('a long text is not cut within a letter', () => {
  expect(countingKey(`a${'𠮷'.repeat(400)}`).isWellFormed()).toBe(true);
});

test('the order is that of the lists that are sorted outside the database, as far as letters are alike', () => {
  const alphabets = [
    ['a', 'B', 'c', 'Room ', ...'0129'],
    ['一', '二', '診', ...'0123456789', ...'０１２９'],
    ['ก', 'ข', 'ห้อง ', ...'0129', ...'๐๑๒๙'],
  ];
  const written = (letters: readonly string[]) =>
    fc.array(fc.constantFrom(' ', '-', ...letters), { maxLength: 12 }).map((parts) => parts.join(''));
  const pairs = fc.oneof(...alphabets.map((letters) => fc.tuple(written(letters), written(letters))));
  fc.assert(
    fc.property(pairs, ([one, other]) => {
      const [byKey, counted] = [compare(one, other), Math.sign(asCounted(one, other))];
      // Names of one key, such as 2 and 02, may stand either way.
      if (byKey !== 0) expect(Math.sign(byKey)).toBe(counted);
    }),
    { numRuns: 2000 },
  );
});
