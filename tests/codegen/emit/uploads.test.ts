import { describe, expect, it } from 'vitest';
import { emitUploads } from '#codegen/emit/uploads.ts';
import { expand } from '#codegen/expand/expand.ts';
import { noteFamily, product } from '../fixture.ts';

describe('uploads.ts', () => {
  it('says which files an operation takes, and leaves out those that take none', () => {
    const families = [{ ...noteFamily, verbs: ['list' as const, 'create' as const] }];
    const emitted = emitUploads(expand(product({ families })));
    expect(emitted.slice(emitted.indexOf('export const uploads'))).toBe(
      `export const uploads: { readonly [Id in OperationId]?: readonly Upload[] } = {
  createNote: [{ property: 'picture', accept: ['image/png'], extensions: ['png'], maxBytes: 1000, transparent: false }],
};
`,
    );
  });
});
