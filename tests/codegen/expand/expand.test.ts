import { describe, expect, it } from 'vitest';
import { expand } from '#codegen/expand/expand.ts';
import { knock, noteFamily, object, problemsOf, product } from '../fixture.ts';

describe('expand', () => {
  const model = expand(product());

  it('makes four shapes of an entity and leaves out what is no shape or never crosses HTTP', () => {
    const names = [...model.wire.keys()];
    expect(names).toEqual(
      expect.arrayContaining(['Note', 'NoteCreate', 'NoteUpdate', 'NoteList', 'Colour', 'TextBlock']),
    );
    expect(names).not.toEqual(expect.arrayContaining(['Envelope']));
    expect(names.filter((name) => ['Envelope', 'Limits', 'Transitions', 'Shelf', 'WallPanel'].includes(name))).toEqual(
      [],
    );
    expect(names).toEqual([...names].sort());
  });

  it('puts all operations in the order of their addresses', () => {
    expect(model.operations.map((one) => `${one.method} ${one.path}`)).toEqual([
      'post /api/knock/{door}',
      'post /api/note',
      'patch /api/note',
      'get /api/note/list',
      'patch /api/note/toggle',
      'get /api/room',
      'get /api/room/dropdownlist',
    ]);
  });

  it('says which family an operation belongs to', () => {
    const list = model.operations.find((one) => one.object.operationId === 'listNote');
    expect(list?.object['x-family']).toEqual({ family: 'note', verb: 'list' });
  });

  it('leaves out what holds to nothing, which check then names', () => {
    const broken = product({
      families: [{ ...noteFamily, entity: 'Ghost' }],
      files: { 'values/Bent': object({ a: { $ref: 'Ghost.json' } }) },
      paths: { '/api/knock': { shout: { ...knock, list: 'Ghost' } } },
    });
    expect(expand(broken).families).toEqual([]);
    expect(problemsOf(broken).map((problem) => problem.replace(/.*\((.*)\)$/, '$1'))).toEqual(
      expect.arrayContaining(['family-entity-exists', 'ref-exists', 'method-is-known']),
    );
  });
});
