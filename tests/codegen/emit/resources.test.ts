import { describe, expect, it } from 'vitest';
import { emitResources } from '#codegen/emit/resources.ts';
import { expand } from '#codegen/expand/expand.ts';
import { object, product, schemaOf } from '../fixture.ts';

function emitted(files = {}): string {
  const text = emitResources(expand(product({ files })));
  return text.slice(text.indexOf('export const resources'));
}

describe('resources.ts', () => {
  it('tells the admin all it needs of an entity', () => {
    const note = schemaOf('entities/Note');
    const properties = {
      title: note.properties?.title ?? {},
      colour: { $ref: 'Colour.json' },
      twin: note.properties?.twin ?? {},
    };
    expect(
      emitted({ 'entities/Note': object(properties, [], { 'x-entity': { name: 'note', nameKey: 'title' } }) }),
    ).toBe(
      `export const resources: Readonly<Record<ResourceName, Resource>> = {
  note: {
    name: 'note',
    entity: 'Note',
    labelKey: 'entities.Note',
    path: 'note',
    titleKey: 'entities.Note',
    purposeKey: 'purposes.Note',
    form: 'Note',
    nameKey: 'title',
    keys: ['title'],
    unique: ['title'],
    positioned: false,
    searchable: false,
    operations: { list: 'listNote', create: 'createNote', update: 'updateNote', toggle: 'toggleNote' },
    columns: [
      { source: 'title', type: 'string', labelKey: 'fields.Note.title', sortable: true },
      {
        source: 'colour',
        type: 'enum',
        labelKey: 'fields.Note.colour',
        enum: 'Colour',
        values: ['red', 'green'],
        enumKey: 'values.Colour',
        sortable: true,
      },
      { source: 'twin', type: 'reference', labelKey: 'fields.Note.twin', reference: 'note', sortable: false },
    ],
    filters: [
      {
        source: 'colour',
        type: 'enum',
        labelKey: 'fields.Note.colour',
        enum: 'Colour',
        values: ['red', 'green'],
        enumKey: 'values.Colour',
        sortable: true,
      },
      { source: 'twin', type: 'reference', labelKey: 'fields.Note.twin', reference: 'note', sortable: false },
    ],
  },
  room: {
    name: 'room',
    entity: 'Room',
    labelKey: 'entities.Room',
    path: 'room',
    titleKey: 'entities.Room',
    purposeKey: 'purposes.Room',
    form: 'Room',
    nameKey: 'name',
    keys: ['name'],
    unique: [],
    positioned: false,
    searchable: false,
    operations: { one: 'getRoom', dropdown: 'listRoomDropdown' },
    columns: [{ source: 'name', type: 'string', labelKey: 'fields.Room.name', sortable: true }],
    filters: [],
  },
};
`,
    );
  });

  it('begins the list of a log with when an entry was made, and narrows it by time', () => {
    const words = { name: 'cupboard', dated: true };
    const log = emitted({ 'entities/Cupboard': object({ name: { type: 'string' } }, [], { 'x-entity': words }) });
    expect(log).toMatch(
      /columns: \[\s*{ source: 'createdAt', type: 'instant', labelKey: 'admin.list.when', sortable: true }/,
    );
    expect(log).toMatch(/filters: \[\s*{ source: 'from', [^}]+},\s*{ source: 'to'/);
  });

  it('says where the pages of an entity lie, what they are called, and how its records are listed', () => {
    const page = { path: 'rooms', title: 'admin.pages.rooms', icon: 'door', place: 2 };
    const variant = { property: 'name', parameter: 'kind' };
    const words = { name: 'cupboard', page, variant, listedBy: 'knock' };
    expect(emitted({ 'entities/Cupboard': object({ name: { type: 'string' } }, [], { 'x-entity': words }) })).toContain(
      `    path: 'rooms',
    titleKey: 'admin.pages.rooms',
    purposeKey: 'purposes.Cupboard',
    icon: 'door',
    place: 2,
    variant: { property: 'name', parameter: 'kind', forms: { wallPanel: 'WallPanel' } },
    form: 'Cupboard',
    keys: [],
    unique: [],
    positioned: false,
    searchable: false,
    operations: { list: 'knock' },
`,
    );
  });

  it('says what records are recognised by: what is always filled in first, what others may share last', () => {
    const text = { type: 'string' };
    const unique = { ...text, 'x-unique': true };
    const properties = { name: text, card: unique, code: unique, mark: { ...unique, 'x-form': false } };
    const words = { 'x-entity': { name: 'cupboard', nameKey: 'name' } };
    const described = emitted({ 'entities/Cupboard': object(properties, ['code', 'mark'], words) });
    expect(described).toContain("keys: ['code', 'card', 'name'],\n    unique: ['code', 'card'],");
  });

  it('takes the values of a panel type from the panel types', () => {
    const properties = { kind: { type: 'string', maxLength: 20, 'x-values': 'panelTypes' } };
    const text = emitted({ 'entities/Room': object(properties, [], { 'x-entity': { name: 'room' } }) });
    expect(text).toContain("values: ['wallPanel'],\n        enumKey: 'panelTypes',");
  });
});
