import { describe, expect, it } from 'vitest';
import { emitUploads } from '#codegen/emit/uploads.ts';
import { expand } from '#codegen/expand/expand.ts';
import { noteFamily, product } from '../fixture.ts';

describe('uploads.ts', () => {
  it('says which files an operation takes, and leaves out those that take none', () => {
    const families = [{ ...noteFamily, verbs: ['list' as const, 'create' as const] }];
    const emitted = emitUploads(expand(product({ families })));
    expect(emitted.slice(emitted.indexOf('export const'))).toBe(
      `export const uploads: { readonly [Id in OperationId]?: readonly Upload[] } = {
  createNote: [{ property: 'picture', accept: ['image/png'], extensions: ['png'], maxBytes: 1000, transparent: false }],
};

/** A part of this media type holds no file but the gid of an upload that has all bytes of it (beginUpload). */
export const uploadMediaType = 'application/vnd.callboard.upload';
`,
    );
  });
});
