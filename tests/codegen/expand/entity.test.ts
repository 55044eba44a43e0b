import { describe, expect, it } from 'vitest';
import { entityShapes, nullable, parentKey } from '#codegen/expand/entity.ts';
import { expand } from '#codegen/expand/expand.ts';
import type { Schema } from '#codegen/schema.ts';
import { object, product, schemaFile, text } from '../fixture.ts';

const gid: Schema = { type: 'string', maxLength: 40 };
const { schemas } = expand(product());

describe('an entity becomes', () => {
  const pin = object(
    {
      label: text,
      colour: { $ref: 'Colour.json' },
      photo: { ...text, 'x-upload': { accept: [], extensions: [], maxBytes: 'imageFileBytes' } },
      code: { ...text, writeOnly: true },
      count: { type: 'integer', readOnly: true },
    },
    ['label', 'photo', 'code'],
    { description: 'A pin.', 'x-entity': { name: 'pin', parent: 'note', externalKey: 'label', readOnly: ['colour'] } },
  );
  const shapes = entityShapes(schemaFile('entities/Pin', pin), schemas);
  const colour = { $ref: 'Colour.json', readOnly: true };
  const photo = { ...text, 'x-upload': { accept: [], extensions: [], maxBytes: 'imageFileBytes' } };

  it('what is read: the envelope, the parent, and all but the write-only', () => {
    expect(shapes.Pin).toEqual({
      description: 'A pin.',
      type: 'object',
      properties: {
        gid: { ...gid, readOnly: true },
        version: { type: 'integer', minimum: 1, maximum: 99, readOnly: true },
        noteGid: { $ref: 'Gid.json', readOnly: true },
        label: text,
        colour,
        photo,
        count: { type: 'integer', readOnly: true },
      },
      required: ['gid', 'version', 'noteGid', 'label', 'photo'],
      additionalProperties: false,
    });
  });

  it('what is created: all but the read-only; a required file may travel beside the JSON', () => {
    expect(shapes.PinCreate).toMatchObject({
      properties: { label: text, photo, code: { ...text, writeOnly: true } },
      required: ['label', 'code'],
      additionalProperties: false,
    });
    expect(Object.keys(shapes.PinCreate?.properties ?? {})).toEqual(['label', 'photo', 'code']);
  });

  it('what is changed: a merge patch that names the record, and clears only what may be absent', () => {
    expect(shapes.PinUpdate).toMatchObject({
      properties: { gid, version: { type: 'integer', minimum: 1 }, label: text, photo, code: text },
      required: ['gid'],
      additionalProperties: false,
    });
  });

  it('what another system changes, by its own id', () => {
    expect(shapes.PinPatch).toMatchObject({ required: ['label'] });
    expect(Object.keys(shapes.PinPatch?.properties ?? {})).toEqual(['label', 'photo', 'code']);
  });

  it('a page of them', () => {
    expect(shapes.PinList).toMatchObject({
      properties: { data: { type: 'array', items: { $ref: 'Pin.json' } }, paging: { $ref: 'Paging.json' } },
      required: ['data', 'paging'],
    });
  });

  it('no patch of another system where none knows it', () => {
    const { externalKey: _, ...words } = { ...pin['x-entity'], name: 'pin' };
    expect(entityShapes(schemaFile('entities/Pin', { ...pin, 'x-entity': words }), schemas)).not.toHaveProperty(
      'PinPatch',
    );
  });
});

describe('nullable', () => {
  const cases: [string, Schema, Schema][] = [
    ['a text', text, { ...text, type: ['string', 'null'] }],
    ['an enumeration', { $ref: 'Colour.json' }, { type: ['string', 'null'], enum: ['red', 'green', null] }],
    ['an object', { $ref: 'Changed.json' }, { anyOf: [{ $ref: 'Changed.json' }, { type: 'null' }] }],
  ];

  it.each(cases)('%s', (_, given, want) => {
    expect(nullable(given, schemas)).toEqual(want);
  });
});

describe('the parent', () => {
  it('is named by a parameter of its own', () => {
    expect(parentKey({ 'x-entity': { name: 'pin', parent: 'note' } })).toBe('noteGid');
    expect(parentKey({ 'x-entity': { name: 'pin' } })).toBeUndefined();
  });
});
