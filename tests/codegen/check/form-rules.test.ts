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
