import { describe, expect, it } from 'vitest';
import { emitOperations } from '#codegen/emit/operations.ts';
import { expand } from '#codegen/expand/expand.ts';
import { noteFamily, product } from '../fixture.ts';

describe('operations.ts', () => {
  it('says of each operation how it is called and by whom', () => {
    const families = [{ ...noteFamily, verbs: ['create' as const, 'delete' as const] }];
    expect(emitOperations(expand(product({ families })))).toBe(
      `// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

export const operations = {
  createNote: {
    method: 'post',
    path: '/api/note',
    security: ['session'],
    family: 'note',
    verb: 'create',
    role: 'administers',
    multipart: true,
    idempotent: true,
    namesOrganisation: false,
    stream: false,
  },
  deleteNote: {
    method: 'delete',
    path: '/api/note',
    security: ['session'],
    family: 'note',
    verb: 'delete',
    role: 'administers',
    multipart: false,
    idempotent: false,
    namesOrganisation: false,
    stream: false,
  },
  knock: {
    method: 'post',
    path: '/api/knock/{door}',
    security: ['session'],
    role: 'administers',
    multipart: false,
    idempotent: true,
    namesOrganisation: false,
    stream: false,
  },
} as const;

export type OperationId = keyof typeof operations;
`,
    );
  });
});
