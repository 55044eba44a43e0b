import { expect, test } from 'vitest';
import type { Refusal } from '#server/errors/refusal.ts';
import { parseJson } from '#server/http/parse-json.ts';

const refusal = (bytes: Buffer, field?: string) => {
  try {
    parseJson(bytes, field);
  } catch (error) {
    return (error as Refusal).entries;
  }
};

test('a name stays as it was written', () => {
  expect(parseJson(Buffer.from('{"name":"王小明 👩‍⚕️"}'))).toEqual({ name: '王小明 👩‍⚕️' });
  expect(parseJson(Buffer.from('\ufeff{"a":1}'))).toEqual({ a: 1 });
});

test.each([
  ['a byte that is never UTF-8', [0xff]],
  ['a character cut short', [0xe7, 0x8e]],
  ['half a surrogate pair', [0xed, 0xa0, 0x80]],
  ['a slash written longer than it is', [0xc0, 0xaf]],
])('%s is refused and not replaced', (_, bytes) => {
  expect(refusal(Buffer.from([...Buffer.from('{"name":"'), ...bytes, ...Buffer.from('"}')]))).toEqual([
    { code: 'malformed_json' },
  ]);
});

test('what is no JSON is refused, with the part of the form that it is', () => {
  expect(refusal(Buffer.from('{'), 'data')).toEqual([{ code: 'malformed_json', field: 'data' }]);
});

test('no member of a body becomes the prototype of what is read from it', () => {
  const read = parseJson(Buffer.from('{"__proto__":{"admin":true}}')) as { admin?: boolean };
  expect(read.admin).toBeUndefined();
  expect(Object.keys(read)).toEqual(['__proto__']);
});
