import { describe, expect, it } from 'vitest';
import { emitApi } from '#codegen/emit/api.ts';
import { expand } from '#codegen/expand/expand.ts';
import { product } from '../fixture.ts';

describe('api.ts', async () => {
  const text = await emitApi(expand(product()));

  it('says first where it comes from', () => {
    expect(text.split('\n')[0]).toBe(
      '// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.',
    );
  });

  it('types a shape under its own name, a default never makes it required', () => {
    expect(text).toContain(`    /** @description What a new Note is made of. */
    NoteCreate: {
      title: string;
      colour?: components["schemas"]["Colour"];
      picture?: string;
      /** @default 2 */
      weight?: number;
      secret?: string;
      twin?: components["schemas"]["Gid"];
      /** @default true */
      shown?: boolean;
    };`);
  });

  it('lets a change clear what may be absent', () => {
    expect(text).toContain('colour?: "red" | "green" | null;');
  });

  it('takes a file as a Blob', () => {
    expect(text).toMatch(
      /"multipart\/form-data": \{\s+data: components\["schemas"\]\["NoteCreate"\];\s+(\/\*\*.*\*\/\s+)?picture\?: Blob;/,
    );
  });
});
