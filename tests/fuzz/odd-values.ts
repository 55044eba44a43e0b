/** What people, broken programs and attackers send instead of what was asked for. */
import type { Random } from './random.ts';

export const oddTexts: readonly string[] = [
  '',
  ' ',
  '\t\n',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\ufeff王',
  '𠮷野家',
  '👩‍⚕️',
  'e\u0301',
  '\u202eabc',
  'ก็็็็็็็็',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e308',
  "' OR '1'='1",
  "'; DROP TABLE document; --",
  '%',
  '_',
  '\\',
  '"',
  '<script>alert(1)</script>',
  '{{panelName}}',
  '#{7*7}',
  '../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '__proto__',
  'constructor',
  'toString',
  '=cmd|calc',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '9999-12-31',
  '2026-11-21T00:00:00Z',
  '25:61',
  'http://',
  'http://169.254.169.254/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'İ',
  'ß',
  'Ａ１２３',
];

export const oddNumbers: readonly number[] = [
  0,
  -0,
  -1,
  1,
  0.5,
  1e-7,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  5e-324,
];

/** Days that exist and days that do not. */
export const dates: readonly string[] = [
  '2026-11-21',
  '2026-11-20',
  '2026-11-22',
  '2026-11-01',
  '2024-02-29',
  '1970-01-01',
  '0001-01-01',
  '9999-12-31',
];

/** A text of so many characters, of one kind. */
export function longText(length: number, random: Random): string {
  return random.pick(['x', '王', '𠮷', 'é', ' ', '%', '1']).repeat(length).slice(0, length).toWellFormed();
}

/** A value of a type, chosen without regard to where it goes. */
export function oddValue(random: Random): unknown {
  return random.weighted<() => unknown>([
    [4, () => null],
    [4, () => random.pick(oddTexts)],
    [4, () => random.pick(oddNumbers)],
    [2, () => random.percent(50)],
    [2, () => []],
    [2, () => ({})],
    [1, () => [null]],
    [1, () => [[[]]]],
    [1, () => ({ length: 3 })],
    [1, () => ({ toString: 1, valueOf: 1 })],
    [1, () => ({ constructor: 1 })],
    [1, () => longText(random.pick([41, 61, 129, 1001, 20_000]), random)],
    [1, () => nested(random.pick([10, 100, 1000]), random.percent(50))],
    [1, () => Array(random.pick([101, 501, 5000])).fill(0)],
  ])();
}

/** Lists, or objects, inside one another. */
export function nested(depth: number, asObjects: boolean): unknown {
  let value: unknown = 0;
  for (let level = 0; level < depth; level++) value = asObjects ? { a: value } : [value];
  return value;
}
