import { expect, test } from 'vitest';
import { extentOf } from '#codegen/expand/extent.ts';
import type { Schema } from '#codegen/schema.ts';

const wire = new Map<string, Schema>([
  ['Name', { type: 'string', maxLength: 10 }],
  ['Tree', { type: 'object', additionalProperties: false, properties: { inner: { $ref: 'Tree.json' } } }],
]);
const extent = (schema: Schema) => extentOf(schema, wire, 'body');

test('a body is given what its schema allows, escaped and indented as badly as can be', () => {
  const schema = {
    type: 'object',
    additionalProperties: false,
    properties: { names: { type: 'array', maxItems: 3, items: { $ref: 'Name.json' } }, kind: { enum: ['a', 'b'] } },
  };
  const worst = { names: Array(3).fill('\u0001'.repeat(10)), kind: 'a' };
  const { bytes, endless } = extent(schema);
  expect(endless).toEqual([]);
  expect(bytes).toBeGreaterThan(Buffer.byteLength(JSON.stringify(worst, null, 8)));
  expect(bytes).toBeLessThan(1024);
});

test('the larger of two that may be counts', () => {
  const either = extent({ anyOf: [{ $ref: 'Name.json' }, { type: 'null' }] });
  expect(either.bytes).toBe(extent({ $ref: 'Name.json' }).bytes);
});

test.each([
  ['a text', { type: 'string' }],
  ['a list', { type: 'array', items: { $ref: 'Name.json' } }],
  ['a number', { type: 'integer', minimum: 1 }],
  ['an object', { type: 'object' }],
])('%s without an end is found', (_, schema) => {
  expect(extent({ type: 'object', additionalProperties: false, properties: { x: schema } }).endless).toEqual([
    'body.x',
  ]);
});

test('a shape that holds itself has no end', () => {
  expect(extent({ $ref: 'Tree.json' }).endless).toEqual(['body.inner (holds itself)']);
});

test('an open object says itself what it may weigh', () => {
  expect(extent({ type: 'object', 'x-max-bytes': 5000 })).toEqual({ bytes: 5000, endless: [] });
});
