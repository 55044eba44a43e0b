import { describe, expect, it } from 'vitest';
import { deviceShapes, emitDevice } from '#codegen/emit/device.ts';
import { expand } from '#codegen/expand/expand.ts';
import { product } from '../fixture.ts';

describe('device.ts', () => {
  const model = expand(product());

  it('types what never crosses HTTP by itself, and borrows the names of what does', async () => {
    expect(await emitDevice(model)).toBe(
      `// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { Colour, Gid } from './shapes.ts';

/**
 * A Shelf.
 */
export interface Shelf {
  lastNote?: string;
  colour?: Colour;
}

/**
 * Settings of a panel, as far as its type has them.
 */
export interface PanelSettings {
  rows?: number;
  /**
   * @maxItems 9
   */
  rooms?: Gid[];
}
`,
    );
  });

  it('emits no shape that api.ts emits too', () => {
    expect(deviceShapes(model).filter((name) => model.wire.has(name))).toEqual([]);
  });
});
