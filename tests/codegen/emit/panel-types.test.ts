import { describe, expect, it } from 'vitest';
import { emitPanelTypes } from '#codegen/emit/panel-types.ts';
import { expand } from '#codegen/expand/expand.ts';
import type { PanelWords } from '#codegen/schema-words.ts';
import { product, schemaOf } from '../fixture.ts';

describe('panel-types.ts', () => {
  it('has each panel type as data, with settings that need no other file', () => {
    const text = emitPanelTypes(expand(product()));
    expect(text.slice(text.indexOf('export const'))).toBe(
      `export const panelTypes: readonly BuiltInPanel[] = [
  {
    index: 0,
    name: 'wallPanel',
    callingModes: [1],
    defaultCallingMode: 1,
    layout: { type: 'text', text: 'settings.rows, settings.rooms' },
    schema: 'WallPanel',
    settings: {
      description: 'A WallPanel.',
      type: 'object',
      properties: {
        rows: { type: 'integer', minimum: 1, maximum: 9, default: 3 },
        rooms: { type: 'array', items: { description: 'A Gid.', type: 'string', maxLength: 40 }, maxItems: 9 },
      },
      required: [],
      additionalProperties: false,
    },
    defaults: { rows: 3 },
  },
];
`,
    );
  });

  it('is in the order of panel modes', () => {
    const wall = schemaOf('panel-types/WallPanel');
    const words = { ...wall['x-panel'], index: -1, name: 'first' } as PanelWords;
    const text = emitPanelTypes(expand(product({ files: { 'panel-types/ZPanel': { ...wall, 'x-panel': words } } })));
    expect(text.indexOf("'first'")).toBeLessThan(text.indexOf("'wallPanel'"));
  });
});
