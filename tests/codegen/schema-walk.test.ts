import { describe, expect, it } from 'vitest';
import type { Schema } from '#codegen/schema.ts';
import { mapRefs, mapSchema, walk } from '#codegen/schema-walk.ts';
import { object, schemaFile, text } from './fixture.ts';

// As entries: what has a then of its own could be taken for a promise.
const condition: Schema = Object.fromEntries([
  ['if', { required: ['a'] }],
  ['then', { required: ['b'] }],
  ['else', { not: text }],
]);

const nested: Schema = object({ a: { type: 'array', items: { $ref: 'Gid.json' } } }, [], {
  additionalProperties: text,
  oneOf: [{ $ref: 'Colour.json' }],
  allOf: [condition],
});

describe('walk', () => {
  it('visits every place, and knows what only adds to another schema', () => {
    const places = [...walk(schemaFile('values/Nested', nested))].map(
      (node) => `${node.place}${node.conditional ? ' (conditional)' : ''}`,
    );
    expect(places).toEqual([
      '',
      'properties.a',
      'properties.a.items',
      'additionalProperties',
      'oneOf.0',
      'allOf.0 (conditional)',
      'allOf.0.if (conditional)',
      'allOf.0.then (conditional)',
      'allOf.0.else (conditional)',
      'allOf.0.else.not (conditional)',
    ]);
  });
});

describe('mapSchema', () => {
  it('changes every place and leaves the given schema as it was', () => {
    const before = structuredClone(nested);
    const marked = mapSchema(nested, (node) => ({ ...node, description: 'seen' }));
    expect(nested).toEqual(before);
    expect(JSON.stringify(marked).match(/"seen"/g)).toHaveLength(10);
  });
});

describe('mapRefs', () => {
  it('puts something in the place of each reference', () => {
    const changed = mapRefs(nested, (ref) => ({ description: ref }));
    expect(changed.properties?.a?.items).toEqual({ description: 'Gid.json' });
    expect(changed.oneOf).toEqual([{ description: 'Colour.json' }]);
  });
});
