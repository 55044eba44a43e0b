import type { ViewCounter } from '#generated/shapes.ts';
import type { ScreenData } from '../screen/screen-data.ts';
import { sizeForAll } from '../text/size-for-all.ts';
import { measureIn } from '../text/text-width.ts';
import { type CardGrid, cardGrid } from './card-grid.ts';
import { calledSize, cardPadding, figures, numberWidth } from './card-look.ts';

/** Between cards, in vmin. */
export const space = 1.6;

export interface GroupGrid extends CardGrid {
  /** Whether a card has its number under the name. */
  stacked: boolean;
  /** The least size of a number, in vmin; 0 where another block shows it in large. */
  number: number;
}

/**
 * Columns and rows of a group's cards. Where nothing else shows the called number, each card has the place that it needs
 * to be read from the farthest seat: beside the name or, if more cards stand on a page then, under it. Sizes in vmin.
 */
export function groupGrid(
  cards: number,
  counters: readonly ViewCounter[],
  data: ScreenData,
  width: number,
  height: number,
  dots: number,
  large = false,
): GroupGrid {
  const { screen, panel } = data;
  const gridOf = (least: { width: number; height: number }, stacked: boolean, number: number): GroupGrid => {
    const without = cardGrid(cards, width, height, least, panel.displayDataLimit);
    const grid =
      cards > without.perPage ? cardGrid(cards, width, height - dots, least, panel.displayDataLimit) : without;
    return Object.assign({ stacked, number }, grid);
  };
  const usual = { width: screen.least * 11, height: screen.least * 3 };
  if (!large) return gridOf(usual, false, 0);
  const number = calledSize(data);
  const needed = numberWidth(counters, number) + cardPadding;
  const names = counters.map(({ name }) => name);
  // The narrowest place in which names still stand at their least size, in two lines.
  let name = screen.least * 2;
  while (name < width && sizeForAll(names, measureIn(700), name, screen.least / 0.72, number) < screen.least) name += 1;
  const beside = gridOf(
    { width: Math.max(usual.width, (needed + name) * 1.06 + space), height: number * 1.08 + space },
    false,
    number,
  );
  const stacked = gridOf(
    { width: needed + space, height: screen.least * 1.5 + 1.3 + number * figures + space },
    true,
    number,
  );
  return stacked.perPage > beside.perPage ? stacked : beside;
}
