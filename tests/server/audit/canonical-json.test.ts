import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from '#server/audit/canonical-json.ts';

test('says the same of a value whatever the order in which it was put together', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicalJson(turned(value))).toBe(canonicalJson(value));
    }),
  );
});

test('is JSON of the same value, and of another value another text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (value, other) => {
      // What JSON makes of it: it knows no -0.
      const [one, two] = [JSON.parse(JSON.stringify(value)), JSON.parse(JSON.stringify(other))];
      expect(JSON.parse(canonicalJson(value))).toEqual(one);
      expect(canonicalJson(value) === canonicalJson(other)).toBe(same(one, two));
    }),
  );
});

test('orders properties by their code units, as RFC 8785 does', () => {
  const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, ö: 7, gone: undefined };
  expect(canonicalJson(value)).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}');
  expect(canonicalJson([1e21, 0.000001, undefined, { b: [], a: {} }])).toBe('[1e+21,0.000001,null,{"a":{},"b":[]}]');
});

/** The same value, its properties set in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, item]) => [name, turned(item)]),
  );
}

function same(one: unknown, other: unknown): boolean {
  try {
    expect(one).toEqual(other);
    return true;
  } catch {
    return false;
  }
}
