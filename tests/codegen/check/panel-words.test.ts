import { describe, expect, it } from 'vitest';
import { checkPanelWords } from '#codegen/check/panel-words.ts';
import type { Json, PanelWords } from '#codegen/schema-words.ts';
import { product, schemaOf } from '../fixture.ts';

const wall = schemaOf('panel-types/WallPanel');

function bent(words: Partial<PanelWords>): string[] {
  const whole = { ...wall, 'x-panel': { ...wall['x-panel'], ...words } as PanelWords };
  return checkPanelWords(product({ files: { 'panel-types/WallPanel': whole } }));
}

describe('what a panel type says about itself', () => {
  it('keeps to PanelType.json', () => {
    expect(bent({})).toEqual([]);
  });

  it('is refused with the place and the reason', () => {
    expect(bent({ layout: { type: 'song' }, index: -1 })).toEqual([
      'schemas/panel-types/WallPanel.json x-panel.index: -1 must be >= 0 (panel-words-are-valid)',
      'schemas/panel-types/WallPanel.json x-panel.layout song at : type: "song" is not "text" (layout-words-are-valid)',
    ]);
  });

  it('reports only the block that was meant, not every block there is', () => {
    const other = { ...schemaOf('views/TextBlock'), properties: { type: { type: 'string', const: 'clock' } } };
    const files = {
      'views/ClockBlock': other,
      'views/Block': { oneOf: [{ $ref: 'TextBlock.json' }, { $ref: 'ClockBlock.json' }] },
      'views/PanelType': { type: 'object', properties: { layout: { $ref: 'Block.json' } } },
      'panel-types/WallPanel': {
        ...wall,
        'x-panel': { ...wall['x-panel'], layout: { type: 'clock', size: 3 } } as PanelWords,
      },
    };
    expect(checkPanelWords(product({ files }))).toEqual([
      'schemas/panel-types/WallPanel.json x-panel.layout clock at : there is no size; did you mean type? (layout-words-are-valid)',
    ]);
  });
});

it('the layout of a page keeps to Layout.json', () => {
  const page = (type?: string) => ({
    type: 'object',
    'x-page': { layout: { root: (type ? { type } : {}) as Json }, settings: {} },
  });
  const layout = { type: 'object', properties: { root: { $ref: 'Block.json' } } };
  const block = { oneOf: [{ $ref: 'TextBlock.json' }] };
  const faults = (type?: string) =>
    checkPanelWords(product({ files: { 'views/Block': block, 'views/Layout': layout, 'views/HallPage': page(type) } }));
  expect(faults('text')).toEqual([]);
  expect(faults('song')).toEqual([
    'schemas/views/HallPage.json x-page.layout song at root: there is no song; did you mean text? (layout-words-are-valid)',
  ]);
  expect(faults(), 'a block without a type is told of once').toEqual([
    'schemas/views/HallPage.json x-page.layout.root: type is missing (layout-words-are-valid)',
  ]);
});
