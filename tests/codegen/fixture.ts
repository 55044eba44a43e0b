/** A small product of its own that every rule accepts: notes on the walls of rooms. Tests bend it one thing at a time. */
import { check } from '#codegen/check/check.ts';
import { breakable } from '#codegen/check/node-rules.ts';
import { neededTexts } from '#codegen/check/text-rules.ts';
import { expand } from '#codegen/expand/expand.ts';
import type { Schema } from '#codegen/schema.ts';
import type { FamilySource, OperationSource, SchemaFile, Sources } from '#codegen/sources.ts';
import type { Texts } from '#codegen/texts.ts';

/** A schema file as `load` gives it: `values/Colour` with its $id and a description filled in. */
export function schemaFile(path: string, schema: Schema): SchemaFile {
  const [folder = '', name = ''] = path.split('/');
  const whole = { $id: `${name}.json`, description: `A ${name}.`, ...schema };
  return { file: `schemas/${path}.json`, folder, name, schema: whole };
}

/** An object schema with these properties, closed. */
export function object(properties: Record<string, Schema>, required: string[] = [], more: Schema = {}): Schema {
  return { type: 'object', properties, required, additionalProperties: false, ...more };
}

export const text: Schema = { type: 'string', maxLength: 20 };
const gid: Schema = { type: 'string', maxLength: 40 };
const count: Schema = { type: 'integer', minimum: 0 };

const files: Record<string, Schema> = {
  'device/Shelf': object({ lastNote: text, colour: { $ref: 'Colour.json' } }),
  'entities/Note': object(
    {
      title: { ...text, minLength: 1, pattern: '\\S', 'x-unique': true },
      colour: { $ref: 'Colour.json' },
      picture: {
        type: 'string',
        maxLength: 100,
        'x-upload': { accept: ['image/png'], extensions: ['png'], maxBytes: 'imageFileBytes', transparent: false },
      },
      weight: { type: 'integer', minimum: 0, maximum: 9, default: 2, 'x-widget': 'slider' },
      secret: { ...text, writeOnly: true },
      twin: { $ref: 'Gid.json', 'x-reference': { family: 'note', where: { shown: true } } },
      seen: { ...count, readOnly: true },
      shown: { type: 'boolean', default: true },
    },
    ['title'],
    {
      'x-entity': {
        name: 'note',
        parent: 'room',
        nameKey: 'title',
        enabledKey: 'shown',
        positioned: true,
        searchable: ['title'],
      },
    },
  ),
  'entities/Room': object({ name: { ...text, minLength: 1, pattern: '\\S' } }, ['name'], {
    'x-entity': { name: 'room', nameKey: 'name' },
  }),
  'panel-types/WallPanel': object(
    {
      rows: { type: 'integer', minimum: 1, maximum: 9, default: 3 },
      rooms: { type: 'array', items: { $ref: 'Gid.json' }, maxItems: 9, 'x-reference': { family: 'room' } },
    },
    [],
    {
      'x-panel': {
        index: 0,
        name: 'wallPanel',
        callingModes: [1],
        defaultCallingMode: 1,
        layout: { type: 'text', text: 'settings.rows, settings.rooms' },
      },
    },
  ),
  'queue/Transitions': {
    type: 'array',
    maxItems: 9,
    items: { type: 'object' },
    'x-transitions': [{ from: 'waiting', by: 'called', to: 'there' }],
    'x-waiting': ['waiting'],
    'x-at-counter': ['there'],
  },
  'values/AdminRole': { type: 'string', enum: ['reads', 'administers'] },
  'values/Changed': object({ count }, ['count']),
  'values/ChoiceList': object({ data: { type: 'array', items: { $ref: 'Gid.json' }, maxItems: 9 } }, ['data']),
  'values/Colour': { type: 'string', enum: ['red', 'green'], default: 'red' },
  'values/Envelope': object(
    { gid: { ...gid, readOnly: true }, version: { type: 'integer', minimum: 1, maximum: 99, readOnly: true } },
    ['gid', 'version'],
  ),
  'values/ErrorBody': object({ traceId: text }, ['traceId']),
  'values/ErrorCode': {
    type: 'string',
    enum: ['not_found'],
    'x-status': { not_found: 404 },
    'x-keywords': Object.fromEntries(breakable.map((word) => [word, { code: 'not_found' }])),
  },
  'values/EventKind': { type: 'string', enum: ['called'] },
  'values/Gid': gid,
  'values/GidList': object({ gids: { type: 'array', items: { $ref: 'Gid.json' }, maxItems: 9 } }, ['gids']),
  'values/Limits': object({ imageFileBytes: { type: 'integer', const: 1000, description: 'Largest image.' } }),
  'values/OrganisationGid': gid,
  'values/Paging': object({ page: count }, ['page']),
  'values/QueueStatus': { type: 'string', enum: ['waiting', 'there'] },
  'values/Toggle': object({ gid: { $ref: 'Gid.json' }, enabled: { type: 'boolean' } }, ['gid', 'enabled']),
  'values/Version': { type: 'integer', minimum: 1, maximum: 99 },
  'views/PanelType': object(
    {
      index: count,
      name: text,
      callingModes: { type: 'array', items: { type: 'integer' }, maxItems: 5 },
      defaultCallingMode: { type: 'integer' },
      layout: { $ref: 'TextBlock.json' },
    },
    ['index', 'name', 'layout'],
  ),
  'views/TextBlock': object({ type: { type: 'string', const: 'text' }, text: { type: 'string', maxLength: 60 } }, [
    'type',
  ]),
};

export const noteFamily: FamilySource = {
  family: 'note',
  entity: 'Note',
  tag: 'note',
  path: '/api/note',
  security: ['session'],
  verbs: ['list', 'create', 'update', 'toggle'],
};

const roomFamily: FamilySource = {
  family: 'room',
  entity: 'Room',
  tag: 'note',
  path: '/api/room',
  security: ['session'],
  verbs: ['one', 'dropdown'],
};

export const knock: OperationSource = {
  operationId: 'knock',
  tags: ['note'],
  summary: 'Knock at a door',
  security: ['session'],
  idempotent: true,
  path: { door: 'Gid' },
  query: { 'times?': { type: 'integer', minimum: 1, maximum: 9 } },
  body: {
    type: 'object',
    properties: { who: 'Gid' as unknown as Schema },
    required: ['who'],
    additionalProperties: false,
  },
  returns: 'Changed',
  example: { path: { door: 'blue' }, body: { who: 'me' } },
};

/** What a test changes: files by path (undefined takes one away), families, the operation at /api/knock/{door}. */
export interface Change {
  files?: Record<string, Schema | undefined>;
  families?: FamilySource[];
  knock?: Partial<OperationSource>;
  paths?: Record<string, Record<string, OperationSource>>;
}

/** The small product with the change made to it, and every text it needs in two languages. */
export function product(change: Change = {}): Sources {
  const sources: Sources = {
    schemas: Object.entries({ ...files, ...change.files }).flatMap(([path, schema]) =>
      schema ? [schemaFile(path, schema)] : [],
    ),
    document: {
      openapi: '3.1.0',
      info: { title: 'Notes', version: '1' },
      tags: [{ name: 'note' }],
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
    families: change.families ?? [noteFamily, roomFamily],
    paths: [
      {
        file: 'openapi/paths/door.yaml',
        family: 'door',
        items: change.paths ?? { '/api/knock/{door}': { post: { ...knock, ...change.knock } } },
      },
    ],
    locales: {},
  };
  return { ...sources, locales: { 'zh-TW': texts(sources), th: texts(sources) } };
}

/** What is wrong with sources, as `generate` finds it. */
export function problemsOf(sources: Sources): string[] {
  return check(sources, expand(sources));
}

/** The schema of one file of the small product, to bend. */
export function schemaOf(path: string): Schema {
  return structuredClone(files[path]) as Schema;
}

function texts(sources: Sources): Texts {
  const all: Texts = {};
  for (const key of neededTexts(expand(sources))) {
    put(all, key.split('.'));
  }
  return all;
}

function put(at: Texts, [step = '', ...rest]: string[]): void {
  if (rest.length === 0) {
    at[step] = 'some text';
    return;
  }
  at[step] ??= {};
  put(at[step] as Texts, rest);
}

/** Schema files of the small product that a test bends, by path; without a schema, the file is gone. */
export type Files = Record<string, Schema | undefined>;

/** How a message about the note begins. */
export const noteStart = 'schemas/entities/Note.json:';

/** The note with other properties beside or in the place of its own. */
export function noteWith(properties: Record<string, Schema>, more: Schema = {}): Files {
  const note = schemaOf('entities/Note');
  return { 'entities/Note': { ...note, properties: { ...note.properties, ...properties }, ...more } };
}

/** What makes the note an entity, with other words beside or in the place of those. */
export function noteWords(more: object): Schema {
  return { 'x-entity': { name: 'note', parent: 'room', nameKey: 'title', ...more } };
}
