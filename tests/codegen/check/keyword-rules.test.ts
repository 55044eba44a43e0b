import { expect, it } from 'vitest';
import { checkKeywords } from '#codegen/check/keyword-rules.ts';
import type { Schema } from '#codegen/schema.ts';
import { object, product, text } from '../fixture.ts';

const faults = (schema: unknown) => checkKeywords(product({ files: { 'values/Bent': schema as Schema } }));
const start = 'schemas/values/Bent.json';

it('finds nothing wrong with schemas that are right', () => {
  expect(checkKeywords(product({}))).toEqual([]);
});

it.each([
  ['a type that does not exist', object({ a: { ...text, type: 'int' } }), 'properties.a: type: "int" is none of'],
  ['a limit that is no number', object({ a: { ...text, maxLength: '20' as never } }), 'properties.a: maxLength: "20"'],
  ['a list where a text stands', { type: 'object', required: 'a' }, `${start}: required: "a" must be array`],
  ['a pattern that cannot be read', { ...text, pattern: '([' }, `${start}: pattern: Invalid regular expression`],
  ['a least above the most', { type: 'integer', minimum: 9, maximum: 3 }, 'minimum 9 is above maximum 3'],
  ['an enumeration of nothing', { type: 'string', enum: [] }, `${start}: enum names no value: nothing is allowed`],
  ['a format that nothing knows', { ...text, format: 'dat' }, `${start}: format: there is no dat; did you mean date`],
  [
    'a keyword of another type',
    object({ a: { type: 'boolean', format: 'date' } }),
    'format says nothing of the type boolean, only of string',
  ],
  ['a choice that is no text', { type: 'string', enum: ['a', 5] }, `${start}: enum: 5 is no text that can be chosen`],
  ['a length above the longest', { ...text, minLength: 90 }, 'minLength 90 is above maxLength 20'],
])('names the file and the place of %s, once', (_, schema, message) => {
  const found = faults(schema);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(start);
  expect(found[0]).toContain(message);
});
