import { describe, expect, it } from 'vitest';
import { emitErrors } from '#codegen/emit/errors.ts';
import { expand } from '#codegen/expand/expand.ts';
import { product } from '../fixture.ts';

describe('errors.ts', () => {
  it('gives each code its HTTP status', () => {
    expect(emitErrors(expand(product()))).toBe(
      `// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

export const errorStatus = { not_found: 404 } as const;

export type ErrorCode = keyof typeof errorStatus;
`,
    );
  });
});
