import { describe, expect, it } from 'vitest';
import { emitOpenApi } from '#codegen/emit/openapi.ts';
import { expand } from '#codegen/expand/expand.ts';
import { product } from '../fixture.ts';

describe('openapi.json', () => {
  const text = emitOpenApi(expand(product()));
  const document = JSON.parse(text);

  it('says first where it comes from', () => {
    expect(Object.keys(document)).toEqual(['x-generated', 'openapi', 'info', 'tags', 'paths', 'components']);
  });

  it('resolves every reference within itself', () => {
    const references = [...text.matchAll(/"\$ref": "([^"]+)"/g)].map(([, reference = '']) => reference);
    const resolve = (reference: string) =>
      reference
        .slice(2)
        .split('/')
        .reduce((at, step) => at?.[step], document);
    expect(references.length).toBeGreaterThan(20);
    expect(references.filter((reference) => !reference.startsWith('#/') || !resolve(reference))).toEqual([]);
  });

  it('leaves out what only forms and lists read', () => {
    expect(document.components.schemas.Note.properties.weight).toEqual({
      type: 'integer',
      minimum: 0,
      maximum: 9,
      default: 2,
    });
  });

  it('leaves out shapes that no call leads to', () => {
    const { schemas } = document.components;
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Note', 'NoteList', 'Paging', 'Colour', 'ErrorBody']));
    expect(schemas).not.toHaveProperty('PanelType');
    expect(schemas).not.toHaveProperty('TextBlock');
  });

  it('keeps example and family of an operation', () => {
    expect(document.paths['/api/note/list'].get).toMatchObject({
      'x-family': { family: 'note', verb: 'list' },
      'x-example': { query: { roomGid: '{{roomGid}}' } },
    });
  });

  it('describes each refusal once', () => {
    expect(document.components.responses.NotFound.content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/ErrorBody',
    });
  });
});
