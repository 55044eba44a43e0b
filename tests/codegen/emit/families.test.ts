import { describe, expect, it } from 'vitest';
import { emitFamilies } from '#codegen/emit/families.ts';
import { expand } from '#codegen/expand/expand.ts';
import { noteFamily, product, schemaOf } from '../fixture.ts';

describe('families.ts', () => {
  const text = emitFamilies(expand(product({ families: [{ ...noteFamily, verbs: ['list', 'create'] }] })));

  it('tells the server all it needs of a family', () => {
    expect(text.slice(text.indexOf('export type FamilyName'))).toBe(
      `export type FamilyName = 'note';

/** What the records of each family are that are stored as documents. */
export interface DocumentShapes {
  note: Note;
}

export const families: Readonly<Record<FamilyName, Family>> = {
  note: {
    name: 'note',
    entity: 'Note',
    parent: { family: 'room', key: 'roomGid' },
    paths: { list: '/api/note/list', create: '/api/note' },
    operations: { list: 'listNote', create: 'createNote' },
    nameKey: 'title',
    enabledKey: 'shown',
    positioned: true,
    searchable: ['title'],
    sortable: ['title', 'colour', 'weight', 'shown', 'createdAt', 'updatedAt'],
    filters: ['colour', 'twin', 'shown'],
    uniqueKeys: ['title'],
    uploads: [{ property: 'picture', accept: ['image/png'], extensions: ['png'], maxBytes: 1000, transparent: false }],
    references: [{ property: 'twin', family: 'note', many: false }],
    listFilters: [],
    orders: [],
    needed: [],
    readOnly: ['seen'],
    writeOnly: ['secret'],
    defaults: { colour: 'red', weight: 2, shown: true },
  },
};
`,
    );
  });

  it('tells the server in what a family differs from the others', () => {
    const note = schemaOf('entities/Note');
    const variant = { property: 'colour', parameter: 'colourName' };
    const words = { variant, eventKey: 'noteGid', refusals: { notFound: 'not_found' }, ownTable: true, local: true };
    const entity = { ...note, 'x-entity': { ...note['x-entity'], name: 'note', ...words } };
    const emitted = emitFamilies(expand(product({ files: { 'entities/Note': entity } })));
    expect(emitted).toContain("variant: { property: 'colour', parameter: 'colourName' },");
    expect(emitted).toContain("refusals: { notFound: 'not_found' },\n    ownTable: true,\n    local: true,");
    expect(emitted).toContain("eventKey?: 'noteGid';");
    expect(emitted).toContain('export interface DocumentShapes {\n  room: Room;\n}');
  });

  it('tells the server what is not before what, in objects within as well, and which filters are lists', () => {
    const day = { type: 'string', format: 'date', maxLength: 10 };
    const span = { type: 'object', properties: { first: day, last: { ...day, 'x-not-before': 'first' } } };
    const note = schemaOf('entities/Note');
    const colours = { type: 'array', items: { $ref: 'Colour.json' }, maxItems: 3, 'x-filter': true };
    const properties = { ...note.properties, colours, span: { $ref: 'Span.json' }, from: day };
    const until = { ...day, 'x-not-before': 'from' };
    const entity = { ...note, properties: { ...properties, until } };
    const emitted = emitFamilies(expand(product({ files: { 'entities/Note': entity, 'values/Span': span } })));
    expect(emitted).toContain("listFilters: ['colours'],");
    expect(emitted).toContain(
      "orders: [{ property: 'span.last', notBefore: 'span.first' }, { property: 'until', notBefore: 'from' }],",
    );
  });

  it('names every verb there is', () => {
    expect(text).toContain("| 'enableAll'");
  });
});
