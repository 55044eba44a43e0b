import { describe, expect, it } from 'vitest';
import { formRules } from '#codegen/check/form-rules.ts';
import type { Schema } from '#codegen/schema.ts';
import { object, problemsOf, product, text } from '../fixture.ts';

const bent = (a: Schema, more: Record<string, Schema> = {}) => ({
  'entities/Bent': object({ a }, [], { 'x-entity': { name: 'bent' } }),
  ...more,
});
const several: Schema = { anyOf: [{ type: 'integer' }, { type: 'boolean' }] };
const folder = object({ inside: { type: 'array', items: { $ref: 'Folder.json' }, maxItems: 9 } });

const cases: [rule: string, files: Record<string, Schema>, want: string][] = [
  [
    'form-is-finite',
    bent({ $ref: 'Folder.json' }, { 'values/Folder': folder }),
    'schemas/entities/Bent.json: contains itself; its form would have no end',
  ],
  [
    'form-field-has-one-type',
    bent(several),
    'schemas/entities/Bent.json: a may be of several types; a form has one field for one type',
  ],
  [
    'form-field-has-one-type',
    bent({ type: 'array', items: { $ref: 'Pair.json' }, maxItems: 2 }, { 'values/Pair': object({ one: several }) }),
    'schemas/entities/Bent.json: a may be of several types; a form has one field for one type',
  ],
  [
    'form-list-has-entries',
    bent({ type: 'array', items: { type: 'integer' }, maxItems: 2 }),
    'schemas/entities/Bent.json: a lists integers; the entries of a list are texts, choices or objects',
  ],
  [
    'form-can-ask',
    bent({ $ref: 'Instant.json' }, { 'values/Instant': { type: 'integer', minimum: 0, maximum: 9 } }),
    'schemas/entities/Bent.json: a is a moment, which no form asks for: a day (format date) and a time (TimeOfDay.json) do, or "x-form": false',
  ],
  [
    'form-can-ask',
    bent({ $ref: 'Names.json' }, { 'values/Names': { type: 'object', additionalProperties: text } }),
    'schemas/entities/Bent.json: a is an object without properties, which no form can ask for; "x-form": false, or a list of objects',
  ],
  [
    'widget-writes-what-is-allowed',
    bent({ ...text, pattern: '^[0-9a-f]{6}$', 'x-widget': 'colour' }),
    'schemas/entities/Bent.json: a is written as #1a2b3c by its form, which its pattern or length does not allow; "$ref": "Colour.json"',
  ],
  [
    'widget-writes-what-is-allowed',
    bent({ ...text, 'x-widget': 'time' }),
    'schemas/entities/Bent.json: a allows "8.30", which its form cannot show; "$ref": "TimeOfDay.json"',
  ],
  [
    'condition-can-be-met',
    bent({ type: 'boolean', 'x-show-when': { a: true } }),
    'schemas/entities/Bent.json: a is shown only once it is filled in itself, and so never',
  ],
];

describe('the rules of what people fill in', () => {
  it.each(cases)('%s', (rule, files, want) => {
    expect(problemsOf(product({ files }))).toContain(`${want} (${rule})`);
  });

  it('have a case each', () => {
    expect([...new Set(cases.map(([rule]) => rule))].sort()).toEqual([...formRules.keys()].sort());
  });

  it('say nothing of the type of what refers to no shape, which is said by itself', () => {
    expect(problemsOf(product({ files: bent({ $ref: 'Ghost.json' }) }))).toHaveLength(1);
  });

  it('leave alone what nobody fills in', () => {
    const seen: Schema = { type: 'array', items: { $ref: 'Folder.json' }, maxItems: 9, readOnly: true };
    expect(problemsOf(product({ files: bent(text, { 'values/Folder': folder }) }))).toEqual([]);
    expect(problemsOf(product({ files: bent({ ...seen, 'x-form': false }, { 'values/Folder': folder }) }))).toEqual([]);
  });
});
