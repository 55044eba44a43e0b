import { expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { boundsCheck, numbersCheck } from '#server/shapes/bounds.ts';

const text = { type: 'string', maxLength: 5 };
const check = boundsCheck({
  type: 'object',
  additionalProperties: false,
  properties: {
    name: text,
    list: { type: 'array', maxItems: 3, items: { type: 'object', properties: { name: text } } },
    either: { anyOf: [{ type: 'array', maxItems: 2, items: text }, { type: 'null' }] },
    open: { type: 'object', 'x-max-bytes': 1000 },
  },
});
const numbers = (count: number) => Array(count).fill(0);

test('what fits is let through, also where the schema will refuse it for another reason', () => {
  expect(check({ name: '12345', list: [{ name: 7 }], either: ['a'], open: { a: { b: [1] } }, unknown: 1 })).toEqual([]);
});

test('what is too long is refused with the path of its field', () => {
  expect(check({ name: 'x'.repeat(11) })).toEqual([{ code: 'too_long', field: 'name', params: { number: 5 } }]);
  expect(check({ list: numbers(4) })).toEqual([{ code: 'cannot_exceed', field: 'list', params: { number: 3 } }]);
  expect(check({ list: [{ name: 'x'.repeat(11) }] }, 'data')).toMatchObject([{ field: 'data.list.0.name' }]);
});

test('a list that may also be missing keeps its bound', () => {
  expect(check({ either: numbers(3) })).toMatchObject([{ code: 'cannot_exceed', field: 'either' }]);
});

test('a few unknown fields are left to the schema, more of them are refused, and only some are named', () => {
  const strange = (count: number) => Object.fromEntries(numbers(count).map((_, index) => [`k${index}`, 1]));
  expect(check(strange(limits.errorMessages))).toEqual([]);
  expect(check(strange(90_000))).toHaveLength(limits.errorMessages);
});

test('what another schema describes is bounded in number and depth, however deep it is', () => {
  let deep: object = {};
  for (let depth = 0; depth < 5000; depth += 1) deep = { deep };
  expect(check({ open: deep })).toEqual([{ code: 'field_invalid', field: 'open' }]);
  expect(check({ open: { many: numbers(100_000) } })).toEqual([{ code: 'field_invalid', field: 'open' }]);
  expect(check({ open: JSON.parse('{"a":{"__proto__":{"admin":true}}}') })).toEqual([
    { code: 'unknown_field', field: 'open' },
  ]);
});

test.each(['Infinity', '-Infinity', 'NaN', '1e308', '0x10', '', ' 1', '1'.repeat(17)])('%j is no number', (page) => {
  const ofPage = numbersCheck({ type: 'object', properties: { page: { type: 'integer', minimum: 1 } } });
  expect(ofPage({ page })).toEqual([{ code: 'must_be_positive_integer', field: 'page' }]);
  expect(ofPage({ page: '12' })).toEqual([]);
});

test('nothing looks into what is too long', () => {
  const list = numbers(4);
  Object.defineProperty(list, 0, { get: () => expect.unreachable('looked into') });
  expect(check({ list })).toHaveLength(1);
});
