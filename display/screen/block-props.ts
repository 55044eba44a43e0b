import type { Block } from '#generated/shapes.ts';
import type { ScreenData } from './screen-data.ts';

/** What the drawing of a block type gets: its node of the layout, and what to draw from. */
export interface BlockProps<Type extends Block['type']> {
  block: Extract<Block, { type: Type }>;
  data: ScreenData;
}
