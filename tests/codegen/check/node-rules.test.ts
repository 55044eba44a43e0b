import { describe, expect, it } from 'vitest';
import { nodeRules } from '#codegen/check/node-rules.ts';
import type { Schema } from '#codegen/schema.ts';
import { object, problemsOf, product, text } from '../fixture.ts';

/** Schema of a file values/Bent that breaks the rule, and what is said about it. */
const cases: [rule: string, given: Schema, want: string][] = [
  ['type-required', object({ a: { maxLength: 3 } }), 'schemas/values/Bent.json properties.a: has no type'],
  ['no-title', { ...text, title: 'Bent' }, 'schemas/values/Bent.json: has a title; texts live in locales/'],
  [
    'subset-only',
    { type: 'array', items: text, maxItems: 1, prefixItems: [text] } as Schema,
    'schemas/values/Bent.json: uses prefixItems, which is not in our subset of JSON Schema; did you mean minItems, maxItems, uniqueItems?',
  ],
  [
    'subset-only',
    object({ a: { ...text, 'x-colour': 'red' } as Schema }),
    'schemas/values/Bent.json properties.a: uses x-colour, which is not in our subset of JSON Schema; did you mean x-column, x-filter, x-upload?',
  ],
  [
    'ref-is-bare',
    object({ a: { $ref: './Gid.json' } }),
    'schemas/values/Bent.json properties.a: refers to "./Gid.json"; a reference is a bare file name such as "Panel.json"',
  ],
  [
    'ref-exists',
    { $ref: 'Ghost.json' },
    'schemas/values/Bent.json: refers to Ghost.json, which is no shape: schemas/ has no folder with such a file; did you mean Shelf.json, Note.json, Room.json?',
  ],
  [
    'no-ref-siblings',
    object({ a: { $ref: 'Gid.json', default: 'x' } }),
    'schemas/values/Bent.json properties.a: has default beside $ref, where some tools ignore it; it belongs in Gid.json itself',
  ],
  [
    'required-is-defined',
    object({ a: text }, ['a', 'b']),
    'schemas/values/Bent.json: requires b, which it does not define',
  ],
  [
    'branch-names-properties',
    object({ kind: text }, [], { if: { properties: { knd: { const: 'a' } } }, else: {} }),
    'schemas/values/Bent.json: names knd in its if, then or else, which is not a property; did you mean kind?',
  ],
  [
    'branch-names-properties',
    object({ kind: text }, [], { allOf: [{ if: { required: ['kind'] }, else: { not: { required: ['place'] } } }] }),
    'schemas/values/Bent.json: names place in its if, then or else, which is not a property; did you mean kind?',
  ],
  ['text-has-limit', { type: ['string', 'null'] }, 'schemas/values/Bent.json: is a string without maxLength'],
  ['list-has-limit', { type: 'array', items: text }, 'schemas/values/Bent.json: is an array without maxItems or items'],
  ['list-has-limit', { type: 'array', maxItems: 3 }, 'schemas/values/Bent.json: is an array without maxItems or items'],
  [
    'enum-values-differ',
    { type: 'string', enum: ['a', 'a'] },
    'schemas/values/Bent.json: names a value of its enum twice',
  ],
  [
    'variant-has-const-tag',
    { oneOf: [object({ kind: { type: 'string', const: 'a' } }, ['kind']), object({ size: text }, ['size'])] },
    'schemas/values/Bent.json: is a oneOf whose branches share no required property with a const',
  ],
  ['no-null-character', { ...text, pattern: '^\\u0000' }, 'schemas/values/Bent.json: contains a null character'],
];

describe('each rule about a place in a schema', () => {
  it.each(cases)('%s refuses %j', (rule, given, want) => {
    expect(problemsOf(product({ files: { 'values/Bent': given } }))).toContain(`${want} (${rule})`);
  });

  it('has a case that fails', () => {
    expect([...new Set(cases.map(([rule]) => rule))].sort()).toEqual([...nodeRules.keys()].sort());
  });
});

describe('schemas that keep to the rules', () => {
  const kept: [string, Schema][] = [
    ['a tagged variant', { oneOf: [object({ kind: { type: 'string', const: 'a' } }, ['kind'])] }],
    ['our words beside a reference', object({ a: { $ref: 'Gid.json', 'x-column': false } })],
    ['a condition that only adds to its schema', object({ a: text }, [], { if: { required: ['a'] }, else: {} })],
    ['a reference to a shape that codegen makes', object({ a: { $ref: 'NoteCreate.json' } })],
  ];

  it.each(kept)('%s is accepted', (_, given) => {
    expect(problemsOf(product({ files: { 'values/Bent': given } }))).toEqual([]);
  });
});
