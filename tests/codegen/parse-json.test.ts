import { expect, it } from 'vitest';
import { parseJson } from '#codegen/parse-json.ts';

it('reads what JSON.parse reads, with signs inside of texts', () => {
  const value = { a: 'x, } "a": {', b: [{ a: 1 }, { a: 2 }], c: { a: '\\' }, d: ',]' };
  expect(parseJson(JSON.stringify(value, null, 2))).toEqual(value);
});

it.each([
  ['nothing saved', ' \n', 'is empty'],
  ['a byte order mark', '\uFEFF{}', 'begins with a byte order mark (BOM), which JSON does not have'],
  ['a comma too many', '{\n  "a": [1, 2,\n  ]\n}', 'has a comma after the last entry at line 2 column 13'],
  ['a name twice', '{\n  "a": { "b": 1 },\n  "b": 2,\n  "a": 3\n}', 'has "a" twice in one object, again at line 4'],
  ['the rest missing', '{ "a": { "b": 1 }, "a"', 'JSON at position 22 (line 1 column 23)'],
])('names %s', (_, text, message) => {
  expect(() => parseJson(text)).toThrow(message);
});
