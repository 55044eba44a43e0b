import { describe, expect, it } from 'vitest';
import { emitLimits } from '#codegen/emit/limits.ts';
import { expand } from '#codegen/expand/expand.ts';
import { product } from '../fixture.ts';

describe('limits.ts', () => {
  it('has each limit with what it limits', () => {
    expect(emitLimits(expand(product()))).toBe(
      `// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

export const limits = {
  /** Largest image. */
  imageFileBytes: 1000,
} as const;
`,
    );
  });
});
