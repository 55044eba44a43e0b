import { describe, expect, it } from 'vitest';
import { fileRules } from '#codegen/check/file-rules.ts';
import type { Schema } from '#codegen/schema.ts';
import type { KeywordWords } from '#codegen/schema-words.ts';
import { object, problemsOf, product, schemaOf, text } from '../fixture.ts';

type Files = Record<string, Schema | undefined>;

const note = (change: Schema): Files => ({ 'entities/Note': { ...schemaOf('entities/Note'), ...change } });
const noteWith = (properties: Record<string, Schema>): Files =>
  note({ properties: { ...schemaOf('entities/Note').properties, ...properties } });
const wall = schemaOf('panel-types/WallPanel');

const cases: [rule: string, files: Files, want: string][] = [
  [
    'file-name-is-id',
    { 'values/Bent': { ...text, $id: 'Straight.json' } },
    'schemas/values/Bent.json: has the $id Straight.json; it must be its file name',
  ],
  ['name-is-pascal-case', { 'values/bent': text }, 'schemas/values/bent.json: is not named like a type (PascalCase)'],
  [
    'folder-is-known',
    { 'other/Bent': text },
    'schemas/other/Bent.json: lies in schemas/other; use one of device, entities, panel-types, queue, values, views',
  ],
  ['has-description', { 'values/Bent': { ...text, description: '' } }, 'schemas/values/Bent.json: has no description'],
  [
    'name-is-unique',
    { 'queue/Colour': text },
    'schemas/queue/Colour.json: has the name of schemas/values/Colour.json, or of a shape made of it',
  ],
  [
    'name-is-unique',
    { 'device/NoteCreate': object({}) },
    'schemas/device/NoteCreate.json: has the name of schemas/entities/Note.json, or of a shape made of it',
  ],
  [
    'entity-is-object',
    { 'entities/Bent': { ...text, 'x-entity': { name: 'bent' } } },
    'schemas/entities/Bent.json: is an entity and no object; a record has properties',
  ],
  [
    'entity-folder',
    { 'entities/Bent': object({}) },
    'schemas/entities/Bent.json: must have x-entity in entities/, and only there',
  ],
  [
    'panel-type-folder',
    { 'panel-types/BentPanel': object({}) },
    'schemas/panel-types/BentPanel.json: must have x-panel in panel-types/, and only there',
  ],
  [
    'entity-words-name-properties',
    note({ 'x-entity': { name: 'note', nameKey: 'label' } }),
    'schemas/entities/Note.json: x-entity names label, which is not a property',
  ],
  [
    'entity-words-name-properties',
    note({ 'x-entity': { name: 'note', parent: 'house' } }),
    'schemas/entities/Note.json: x-entity names the parent house, which is no entity',
  ],
  [
    'entity-words-known',
    note({ 'x-entity': { name: 'note', colour: 'red' } as Schema['x-entity'] }),
    'schemas/entities/Note.json: has colour in x-entity, which nothing reads; did you mean local, name, parent?',
  ],
  [
    'entity-words-name-things',
    note({ 'x-entity': { name: 'note', refusals: { duplicate: 'gone' } } }),
    'schemas/entities/Note.json: x-entity refuses with gone, which is no code',
  ],
  [
    'entity-words-name-things',
    note({ 'x-entity': { name: 'note', listedBy: 'listGhosts' } }),
    'schemas/entities/Note.json: x-entity is listed by listGhosts, which is no operation',
  ],
  [
    'entity-words-name-things',
    note({ 'x-entity': { name: 'note', page: { section: 'cellar' } } }),
    'schemas/entities/Note.json: x-entity has its page in cellar, which is no section of the menu',
  ],
  [
    'panel-type-is-unique',
    { 'panel-types/WindowPanel': wall },
    'schemas/panel-types/WindowPanel.json: has the index of schemas/panel-types/WallPanel.json',
  ],
  [
    'panel-setting-is-one',
    { 'panel-types/HallPanel': { ...schemaOf('panel-types/WallPanel'), properties: { rows: text } } },
    'schemas/panel-types/WallPanel.json: rows is of another type than in schemas/panel-types/HallPanel.json',
  ],
  [
    'form-object-is-named',
    noteWith({ size: object({ width: text }) }),
    'schemas/entities/Note.json: size is an object without a name; give it a file, so that its fields can have texts',
  ],
  [
    'form-enum-is-named',
    noteWith({ size: { type: 'string', enum: ['big'] } }),
    'schemas/entities/Note.json: size is an enumeration without a name; give it a file, so that its values can have texts',
  ],
  [
    'language-is-described',
    { 'values/Locale': { type: 'string', enum: ['zh-TW'] } },
    'schemas/values/Locale.json: says nothing of zh-TW in x-languages',
  ],
  [
    'language-is-described',
    { 'values/Locale': { type: 'string', enum: ['ja'] } },
    'schemas/values/Locale.json: has ja, and locales/ja.json is missing',
  ],
  [
    'fonts-fall-back',
    {
      'values/FontStack': {
        type: 'string',
        enum: ['sans'],
        'x-fonts': { sans: { chinese: ['Noto Sans TC'], thai: [], last: ['sans-serif'] } },
      },
    },
    'schemas/values/FontStack.json: names no font of sans as thai in x-fonts',
  ],
  [
    'error-has-status',
    { 'values/ErrorCode': { type: 'string', enum: ['gone'], 'x-status': { not_found: 404 } } },
    'schemas/values/ErrorCode.json: gone has no status',
  ],
  [
    'error-has-status',
    { 'values/ErrorCode': { type: 'string', enum: ['gone'], 'x-status': { not_found: 404 } } },
    'schemas/values/ErrorCode.json: has a status for not_found, which is no code',
  ],
  [
    'keyword-has-error',
    { 'values/ErrorCode': errorsOf(({ maxItems: _, ...others }) => others) },
    'schemas/values/ErrorCode.json: has no error for maxItems',
  ],
  [
    'keyword-has-error',
    { 'values/ErrorCode': errorsOf((keywords) => ({ ...keywords, items: { code: 'not_found' } })) },
    'schemas/values/ErrorCode.json: has an error for items, which no value can break',
  ],
  [
    'keyword-has-error',
    { 'values/ErrorCode': errorsOf((keywords) => ({ ...keywords, type: { code: 'not_found', empty: 'gone' } })) },
    'schemas/values/ErrorCode.json: has a keyword whose error is gone, which is no code',
  ],
  [
    'transition-names-exist',
    {
      'queue/Transitions': {
        ...schemaOf('queue/Transitions'),
        'x-transitions': [{ from: 'waiting', by: 'sung', to: 'there' }],
      },
    },
    'schemas/queue/Transitions.json: has a move whose by is sung, which does not exist',
  ],
];

describe('each rule about a schema file', () => {
  it.each(cases)('%s', (rule, files, want) => {
    expect(problemsOf(product({ files }))).toContain(`${want} (${rule})`);
  });

  it('has a case that fails', () => {
    expect([...new Set(cases.map(([rule]) => rule))].sort()).toEqual([...fileRules.keys()].sort());
  });
});

/** The error catalogue with its keywords changed. */
function errorsOf(change: (keywords: Record<string, KeywordWords>) => Record<string, KeywordWords>): Schema {
  const catalogue = schemaOf('values/ErrorCode');
  return { ...catalogue, 'x-keywords': change(catalogue['x-keywords'] ?? {}) };
}
