import { describe, expect, it } from 'vitest';
import { exampleOf, exampleRecord } from '#codegen/expand/example.ts';
import { expand } from '#codegen/expand/expand.ts';
import { shapeOf } from '#codegen/expand/shape.ts';
import type { Shape } from '#codegen/model.ts';
import type { Schema } from '#codegen/schema.ts';
import type { Json } from '#codegen/schema-words.ts';
import type { Verb } from '#codegen/verbs.ts';
import { noteFamily, object, product, schemaFile, text } from '../fixture.ts';

const { schemas, shapes } = expand(product());
const note = shapes.get('Note') as Shape;
/** An entity that is bent here, with what follows from it. */
const entityOf = (schema: Schema) => shapeOf(schemaFile('entities/Needy', schema), schemas);

describe('the example of a verb', () => {
  const cases: [Verb, Json][] = [
    ['list', { query: { roomGid: '{{roomGid}}' } }],
    ['one', { query: { gid: '{{noteGid}}' } }],
    ['create', { query: { roomGid: '{{roomGid}}' }, body: { title: 'Example{{unique}}' } }],
    ['update', { body: { gid: '{{noteGid}}', title: 'Example{{unique}} 2' } }],
    ['bulkCreate', { query: { roomGid: '{{roomGid}}' }, body: { items: [{ title: 'Example{{unique}}' }] } }],
    ['bulkDelete', { body: { gids: ['{{noteGid}}'] } }],
    ['toggle', { body: { gid: '{{noteGid}}', enabled: false } }],
    ['sort', { query: { roomGid: '{{roomGid}}' }, body: { gids: '{{noteGids}}' } }],
  ];

  it.each(cases)('%s', (verb, want) => {
    expect(exampleOf(verb, noteFamily, note, schemas)).toEqual(want);
  });
});

describe('an example record', () => {
  it('has what is required, with values that the schema allows', () => {
    const needy = object(
      {
        day: { ...text, format: 'date' },
        address: { ...text, format: 'uri' },
        password: { ...text, minLength: 12 },
        count: { type: 'integer', minimum: 4 },
        colour: { $ref: 'Colour.json' },
        rooms: { type: 'array', items: { $ref: 'Gid.json' }, maxItems: 2, 'x-reference': { family: 'room' } },
        nick: { ...text, examples: ['Bo'] },
        spare: text,
      },
      ['day', 'address', 'password', 'count', 'colour', 'rooms', 'nick'],
    );
    expect(exampleRecord(entityOf(needy), schemas)).toEqual({
      day: '{{today}}',
      address: 'https://example.org/',
      password: 'Example00000',
      count: 4,
      colour: 'red',
      rooms: ['{{roomGid}}'],
      nick: 'Bo',
    });
  });

  it('brings the files that a new record needs', () => {
    const upload = { accept: ['image/jpeg'], extensions: ['jpg', 'png'], maxBytes: 'imageFileBytes' };
    const needy = object({ picture: { ...text, 'x-upload': upload }, sound: { ...text, 'x-upload': upload } }, [
      'picture',
    ]);
    const entity = entityOf({ ...needy, 'x-entity': { name: 'needy' } });
    const wanted = { query: {}, body: {}, files: { picture: 'example.png' } };
    expect(exampleOf('create', { ...noteFamily, family: 'needy', entity: 'Needy' }, entity, schemas)).toEqual(wanted);
  });

  it('says what its entity asks for beyond that', () => {
    const entity = {
      ...object({ kind: text, address: text }, ['kind']),
      'x-entity': { name: 'n', example: { address: 'here' } },
    };
    expect(exampleRecord(entityOf(entity), schemas)).toEqual({ kind: 'Example', address: 'here' });
  });
});
