import { describe, expect, it } from 'vitest';
import { emitShapes } from '#codegen/emit/shapes.ts';
import { expand } from '#codegen/expand/expand.ts';
import { product } from '../fixture.ts';

describe('shapes.ts', () => {
  it('gives every shape that crosses HTTP a short name', () => {
    const sources = {
      ...product(),
      schemas: product().schemas.filter((file) => ['Colour', 'Gid'].includes(file.name)),
    };
    expect(emitShapes(expand({ ...sources, families: [], paths: [] }))).toBe(
      `// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { components } from './api.ts';

/** A Colour. */
export type Colour = components['schemas']['Colour'];
/** A Gid. */
export type Gid = components['schemas']['Gid'];
`,
    );
  });
});
