import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expand } from '#codegen/expand/expand.ts';
import { load } from '#codegen/load.ts';
import { looksOf, spaced } from '#codegen/look/looks.ts';

const { schemas } = expand(load(join(import.meta.dirname, '../../..')));

describe('the look of a panel type', () => {
  it('has its colours as properties of a style, in the themes that have some', () => {
    expect(looksOf({ colours: { light: { ground: '#ffffff', onCall: '#000000' } } }, schemas)).toEqual({
      light: { '--ground': '#ffffff', '--on-call': '#000000' },
    });
  });

  it('has its fonts in every theme, those with Chinese and Thai last but the platform’s own', () => {
    const { dark, light, highContrast } = looksOf({ fonts: 'serif' }, schemas);
    expect([light, highContrast]).toEqual([dark, dark]);
    expect(dark?.fontFamily).toMatch(/^"Noto Serif TC".*"Noto Serif Thai".*, serif$/);
  });

  it('is drawn larger on as much less of the screen, so that both fill it', () => {
    const { dark } = looksOf({ sizes: { whole: 1.25 } }, schemas);
    expect(dark).toMatchObject({ width: '80%', height: '80%', transform: 'scale(1.25)', transformOrigin: '0 0' });
    expect(looksOf({ sizes: { whole: 1 } }, schemas)).toEqual({});
  });

  it('has the spaces of its layout by their factor', () => {
    const layout = { root: { type: 'box', pad: 4, space: 2.4, children: [{ type: 'text', textSize: 3, space: 1 }] } };
    expect(spaced(layout, 0.5)).toEqual({
      root: { type: 'box', pad: 2, space: 1.2, children: [{ type: 'text', textSize: 3, space: 0.5 }] },
    });
  });
});
