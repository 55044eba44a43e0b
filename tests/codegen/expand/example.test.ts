import { describe, expect, it } from 'vitest';
import { exampleOf, exampleRecord } from '#codegen/expand/example.ts';
import type { Json, SchemaFile, Verb } from '#codegen/model.ts';
import { noteFamily, object, product, schemaFile, text } from '../fixture.ts';

const sources = product();
const note = sources.schemas.find((file) => file.name === 'Note') as SchemaFile;

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
    expect(exampleOf(verb, noteFamily, note, sources)).toEqual(want);
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
    expect(exampleRecord(schemaFile('entities/Needy', needy), sources)).toEqual({
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
    const entity = schemaFile('entities/Needy', { ...needy, 'x-entity': { name: 'needy' } });
    const wanted = { query: {}, body: {}, files: { picture: 'example.png' } };
    expect(exampleOf('create', { ...noteFamily, family: 'needy', entity: 'Needy' }, entity, sources)).toEqual(wanted);
  });

  it('says what its entity asks for beyond that', () => {
    const entity = {
      ...object({ kind: text, address: text }, ['kind']),
      'x-entity': { name: 'n', example: { address: 'here' } },
    };
    expect(exampleRecord(schemaFile('entities/Needy', entity), sources)).toEqual({ kind: 'Example', address: 'here' });
  });
});
