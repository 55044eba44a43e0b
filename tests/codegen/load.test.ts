import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { load } from '#codegen/load.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'callboard-load-'));
  put('schemas/values/Gid.json', '{ "type": "string" }');
  put('schemas/entities/Note.json', '{ "type": "object" }');
  put('openapi/openapi.yaml', 'openapi: 3.1.0');
  put('openapi/families.yaml', '- { family: note, entity: Note }');
  put('openapi/paths/door.yaml', '/api/knock:\n  post: { operationId: knock }');
  put('locales/th.json', '{ "a": { "b": "c" } }');
});
afterEach(() => {
  rmSync(root, { recursive: true, maxRetries: 10 });
});

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

describe('load', () => {
  it('reads the three sources of truth', () => {
    expect(load(root)).toEqual({
      schemas: [
        { file: 'schemas/entities/Note.json', folder: 'entities', name: 'Note', schema: { type: 'object' } },
        { file: 'schemas/values/Gid.json', folder: 'values', name: 'Gid', schema: { type: 'string' } },
      ],
      document: { openapi: '3.1.0' },
      families: [{ family: 'note', entity: 'Note' }],
      paths: [
        {
          file: 'openapi/paths/door.yaml',
          family: 'door',
          items: { '/api/knock': { post: { operationId: 'knock' } } },
        },
      ],
      locales: { th: { a: { b: 'c' } } },
    });
  });

  it.each([
    ['schemas/values/Bent.json', '{ "type": '],
    ['openapi/paths/bent.yaml', '{ a: ['],
    ['locales/en-US.json', 'nonsense'],
  ])('names the file when %s cannot be read', (file, text) => {
    put(file, text);
    expect(() => load(root)).toThrow(new RegExp(`^${file}: `));
  });
});
