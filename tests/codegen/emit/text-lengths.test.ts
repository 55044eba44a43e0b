import { describe, expect, it } from 'vitest';
import { emitTextLengths } from '#codegen/emit/text-lengths.ts';
import { expand } from '#codegen/expand/expand.ts';
import { load } from '#codegen/load.ts';

describe('text-lengths.ts', () => {
  it('has the longest text of each field that a call asks for by itself', () => {
    const emitted = emitTextLengths(expand(load(process.cwd())));
    expect(emitted).toContain('signInStaff: { orgGid: 20, staffId: 40, password: 128 },');
    expect(emitted).not.toContain('createMedia');
  });
});
