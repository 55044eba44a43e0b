import { describe, expect, test } from 'vitest';
import { compileExact } from '#server/shapes/shapes.ts';

function faults(schema: object, value: unknown, prefix?: string) {
  return compileExact(schema as Record<string, unknown>)(value, prefix);
}

describe('what Ajv finds reads in the error catalogue', () => {
  test.each([
    [{ required: ['a'] }, {}, { field: 'a', code: 'field_required' }],
    [{ properties: { a: { minLength: 1 } } }, { a: '' }, { field: 'a', code: 'field_required' }],
    [{ properties: { a: { minLength: 3 } } }, { a: 'x' }, { field: 'a', code: 'too_short', params: { number: 3 } }],
    [{ properties: { a: { maxLength: 1 } } }, { a: 'xx' }, { field: 'a', code: 'too_long', params: { number: 1 } }],
    [
      { properties: { a: { minimum: 5 } } },
      { a: 4 },
      { field: 'a', code: 'cannot_be_lower_than', params: { number: 5 } },
    ],
    [
      { properties: { a: { type: 'integer', minimum: 1 } } },
      { a: 0 },
      { field: 'a', code: 'must_be_positive_integer' },
    ],
    [
      { properties: { a: { type: 'integer', minimum: 1 } } },
      { a: 1.5 },
      { field: 'a', code: 'must_be_positive_integer' },
    ],
    [{ properties: { a: { maximum: 5 } } }, { a: 6 }, { field: 'a', code: 'cannot_exceed', params: { number: 5 } }],
    [{ properties: { a: { type: 'integer' } } }, { a: '6' }, { field: 'a', code: 'field_invalid' }],
    [{ properties: { a: { enum: [1] } } }, { a: 2 }, { field: 'a', code: 'value_not_allowed' }],
    [{ properties: { a: { pattern: '^x$' } } }, { a: 'y' }, { field: 'a', code: 'pattern_mismatch' }],
    [{ properties: { a: { format: 'date' } } }, { a: '2026-02-30' }, { field: 'a', code: 'format_error' }],
    [{ properties: { a: { uniqueItems: true } } }, { a: [1, 1] }, { field: 'a', code: 'duplicate_value' }],
    [{ properties: {}, additionalProperties: false }, { b: 1 }, { field: 'b', code: 'unknown_field' }],
  ])('%j of %j', (schema, value, fault) => {
    expect(faults({ type: 'object', ...schema }, value)).toEqual([fault]);
  });
});

test('a field deep inside is named by its path', () => {
  const schema = { properties: { items: { items: { properties: { 'a/b': { type: 'string' } } } } } };
  expect(faults(schema, { items: [{}, { 'a/b': 1 }] }, 'settings')).toEqual([
    { field: 'settings.items.1.a/b', code: 'field_invalid' },
  ]);
});

test('of a value that may also be null, the news is what is wrong with it', () => {
  const schema = { properties: { a: { anyOf: [{ type: 'string', maxLength: 2 }, { type: 'null' }] } } };
  expect(faults(schema, { a: 'long' })).toEqual([{ field: 'a', code: 'too_long', params: { number: 2 } }]);
});

test('at most twenty are told', () => {
  const required = Array.from({ length: 30 }, (_, index) => `field${index}`);
  expect(faults({ type: 'object', required }, {})).toHaveLength(20);
});
