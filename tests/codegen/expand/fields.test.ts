import { describe, expect, it } from 'vitest';
import { expand } from '#codegen/expand/expand.ts';
import { fieldsOf, sortable } from '#codegen/expand/fields.ts';
import type { Schema } from '#codegen/schema.ts';
import { object, product, schemaOf, text } from '../fixture.ts';

const { schemas } = expand(product());
const note = fieldsOf(schemaOf('entities/Note'), schemas);
const names = (fields: { name: string }[]) => fields.map((field) => field.name).join(' ');

describe('a field', () => {
  const types: [string, Schema, string][] = [
    ['string', text, 'string'],
    ['number', { type: 'integer' }, 'number'],
    ['boolean', { type: 'boolean' }, 'boolean'],
    ['enumeration', { $ref: 'Colour.json' }, 'enum'],
    ['values known only at run time', { ...text, 'x-values': 'panelTypes' }, 'enum'],
    ['day', { ...text, format: 'date' }, 'date'],
    ['reference', { $ref: 'Gid.json', 'x-reference': { family: 'room' } }, 'reference'],
    ['file', { ...text, 'x-upload': { accept: [], extensions: [], maxBytes: '' } }, 'file'],
    ['list', { type: 'array', items: text, maxItems: 2 }, 'list'],
    ['object', { $ref: 'Changed.json' }, 'object'],
  ];

  it.each(types)('%s is told by its schema', (_, schema, want) => {
    expect(fieldsOf(object({ a: schema }), schemas)[0]?.type).toBe(want);
  });

  it('that is a moment is an instant', () => {
    const withInstant = expand(product({ files: { 'values/Instant': { type: 'integer', minimum: 0 } } })).schemas;
    expect(fieldsOf(object({ a: { $ref: 'Instant.json' } }), withInstant)[0]?.type).toBe('instant');
  });

  it('of an enumeration knows where the texts of its values stand', () => {
    expect(note.find((field) => field.name === 'colour')?.values).toBe('values.Colour');
  });
});

describe('a property that is a list', () => {
  const listed = (more: Schema) =>
    fieldsOf(object({ a: { type: 'array', maxItems: 3, items: text, ...more } }), schemas)[0];

  it('is a column and a filter only where it says so', () => {
    expect(listed({})).toMatchObject({ column: false, filter: false, entry: 'string' });
    expect(listed({ 'x-column': true, 'x-filter': true })).toMatchObject({ column: true, filter: true });
  });

  it('knows what its entries are', () => {
    expect(listed({ items: { $ref: 'Colour.json' } })).toMatchObject({
      entry: 'enum',
      values: 'values.Colour',
      choices: ['red', 'green'],
    });
    expect(listed({ items: { $ref: 'Gid.json' }, 'x-reference': { family: 'room' } })).toMatchObject({
      entry: 'reference',
    });
    expect(listed({ items: { $ref: 'Changed.json' } })?.entry).toBeUndefined();
  });
});

describe('a list', () => {
  it('shows scalars that are sent back', () => {
    expect(names(note.filter(({ column }) => column))).toBe('title colour picture weight twin seen shown');
  });

  it('filters by enumerations, booleans and references', () => {
    expect(names(note.filter(({ filter }) => filter))).toBe('colour twin shown');
  });

  it('sorts by what is stored', () => {
    expect(sortable(note)).toEqual(['title', 'colour', 'weight', 'shown', 'createdAt', 'updatedAt']);
  });

  it('does as the schema says otherwise', () => {
    const [shown, filtered] = fieldsOf(
      object({ a: { type: 'boolean', 'x-column': false, 'x-filter': false }, b: { ...text, 'x-filter': true } }),
      schemas,
    );
    expect(shown).toMatchObject({ column: false, filter: false });
    expect(filtered?.filter).toBe(true);
  });
});

describe('a form', () => {
  it('asks for what people may set', () => {
    expect(names(note.filter(({ inForm }) => inForm))).toBe('title colour picture weight secret twin shown');
  });

  it('leaves out what its schema says', () => {
    const [field] = fieldsOf(object({ a: { ...text, 'x-form': false } }), schemas);
    expect(field?.inForm).toBe(false);
  });
});
