import { join } from 'node:path';
import { expand } from '#codegen/expand/expand.ts';
import { load } from '#codegen/load.ts';
import { looksOf, spaced } from '#codegen/look/looks.ts';
import type { TypeTheme } from '#codegen/look/palettes.ts';
import type { Json } from '#codegen/schema-words.ts';
import type { PanelView } from '#generated/shapes.ts';

const { schemas } = expand(load(join(import.meta.dirname, '../../..')));
const most = (name: string) => schemas.get('ThemeSizes')?.properties?.[name]?.maximum as number;

/** The largest theme that a type may have. */
export const largest = { sizes: { whole: most('whole'), space: most('space') } };

/** A view as generate would have its type with this theme. */
export function themed({ layout, ...view }: PanelView, theme?: TypeTheme): PanelView {
  if (!theme) return { layout, ...view };
  const set = spaced(layout as object as Json, theme.sizes?.space ?? 1) as object as PanelView['layout'];
  return { ...view, layout: { ...set, looks: looksOf(theme, schemas) } };
}
