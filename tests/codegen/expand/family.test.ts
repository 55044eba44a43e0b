import { describe, expect, it } from 'vitest';
import { expand } from '#codegen/expand/expand.ts';
import { expandFamily, familyPath } from '#codegen/expand/family.ts';
import { verbPatterns } from '#codegen/expand/verb-patterns.ts';
import type { Shape } from '#codegen/model.ts';
import type { FamilySource } from '#codegen/sources.ts';
import { type Verb, verbs } from '#codegen/verbs.ts';
import { noteFamily, product } from '../fixture.ts';

const { schemas, shapes } = expand(product());
const note = shapes.get('Note') as Shape;

function expandOne(verb: Verb, change: Partial<FamilySource> = {}) {
  const [operation] = expandFamily({ ...noteFamily, ...change, verbs: [verb] }, note, schemas);
  if (!operation) {
    throw new Error(`no operation for ${verb}`);
  }
  return operation;
}

/** verb, method, path, operationId, required and optional parameters, body, answer */
const wanted: [Verb, string, string, string, string, string, string][] = [
  [
    'list',
    'get',
    '/api/note/list',
    'listNote',
    'roomGid page? limit? sort? order? gids? search? colour? twin? shown?',
    '',
    'NoteList.json',
  ],
  ['one', 'get', '/api/note', 'getNote', 'gid', '', 'Note.json'],
  ['create', 'post', '/api/note', 'createNote', 'roomGid', 'NoteCreate.json', 'Note.json'],
  ['update', 'patch', '/api/note', 'updateNote', '', 'NoteUpdate.json', 'Note.json'],
  ['delete', 'delete', '/api/note', 'deleteNote', 'gid version?', '', 'Changed.json'],
  [
    'bulkCreate',
    'post',
    '/api/note/bulk/create',
    'bulkCreateNote',
    'roomGid',
    'items: NoteCreate.json',
    'data: Note.json',
  ],
  ['bulkUpdate', 'patch', '/api/note/bulk/update', 'bulkUpdateNote', '', 'items: NoteUpdate.json', 'data: Note.json'],
  ['bulkDelete', 'post', '/api/note/bulk/delete', 'bulkDeleteNote', '', 'GidList.json', 'Changed.json'],
  ['restore', 'post', '/api/note/restore', 'restoreNote', '', 'GidList.json', 'Changed.json'],
  ['toggle', 'patch', '/api/note/toggle', 'toggleNote', '', 'Toggle.json', 'Note.json'],
  ['sort', 'patch', '/api/note/sort', 'sortNote', 'roomGid', 'GidList.json', 'Changed.json'],
  ['enableAll', 'patch', '/api/note/enable/all', 'enableAllNote', 'roomGid', '', 'Changed.json'],
  ['disableAll', 'patch', '/api/note/disable/all', 'disableAllNote', 'roomGid', '', 'Changed.json'],
  [
    'dropdown',
    'get',
    '/api/note/dropdownlist',
    'listNoteDropdown',
    'roomGid search? colour? twin? shown?',
    '',
    'ChoiceList.json',
  ],
];

describe('a verb of a family', () => {
  it.each(wanted)('%s', (verb, method, path, operationId, parameters, body, answer) => {
    const { object, ...operation } = expandOne(verb);
    const query = object.parameters.filter((one) => one.in === 'query');
    expect([
      verb,
      operation.method,
      operation.path,
      object.operationId,
      query.map((one) => (one.required ? one.name : `${one.name}?`)).join(' '),
      nameOf(object.requestBody?.content['application/json']?.schema),
      nameOf(
        (object.responses['200'] as { content: Record<string, { schema: object }> }).content['application/json']
          ?.schema,
      ),
    ]).toEqual([verb, method, path, operationId, parameters, body, answer]);
  });

  it('is wanted here for each that there is', () => {
    expect(wanted.map(([verb]) => verb)).toEqual([...verbs]);
    expect(Object.keys(verbPatterns)).toEqual([...verbs]);
  });

  it('takes files beside the JSON where the entity has any', () => {
    expect(expandOne('create').object.requestBody?.content['multipart/form-data']?.schema).toEqual({
      type: 'object',
      properties: { data: { $ref: 'NoteCreate.json' }, picture: { type: 'string', format: 'binary' } },
      required: ['data'],
      additionalProperties: false,
    });
    expect(Object.keys(expandOne('toggle').object.requestBody?.content ?? {})).toEqual(['application/json']);
  });

  it('may have a path of its own, with a name in it', () => {
    const create = expandOne('create', { paths: { create: '/make/{panelType}' } });
    expect(create.path).toBe('/api/note/make/{panelType}');
    expect(create.object.parameters.find((one) => one.in === 'path')).toMatchObject({
      name: 'panelType',
      required: true,
    });
    expect(familyPath({ ...noteFamily, paths: { one: '/api/elsewhere' } }, 'one')).toBe('/api/elsewhere');
  });

  it('names the organisation where the provider may call it', () => {
    const names = expandOne('list', { security: ['session', 'systemAdvance'] }).object.parameters.map(
      (one) => one.name,
    );
    expect(names).toContain('orgGid');
    for (const security of [['session'], ['systemAdvance']]) {
      expect(expandOne('list', { security }).object.parameters.map((one) => one.name)).not.toContain('orgGid');
    }
  });

  it('asks for the name of what it deletes where the family says so', () => {
    const asked = expandOne('delete', { confirmName: true }).object;
    expect(asked.parameters.find((one) => one.name === 'name')).toMatchObject({ in: 'query', required: true });
    expect(asked['x-example']).toEqual({ query: { gid: '{{noteGid}}', name: '{{noteName}}' } });
    expect(expandOne('delete').object.parameters.map((one) => one.name)).not.toContain('name');
  });

  it('can conflict where it changes what is there, or where a key was used for something else', () => {
    const conflicting = verbs.filter((verb) => expandOne(verb).object.responses['409']);
    expect(conflicting).toEqual(['create', 'update', 'delete', 'bulkCreate', 'bulkUpdate', 'toggle', 'sort']);
  });
});

type Written = { $ref?: string; properties?: Record<string, Written>; items?: Written };

function nameOf(schema: Written | undefined): string {
  if (!schema || schema.$ref) {
    return schema?.$ref ?? '';
  }
  return Object.entries(schema.properties ?? {})
    .map(([name, list]) => `${name}: ${list.items?.$ref}`)
    .join();
}
