import type { ViewCounter } from '#generated/shapes.ts';
import type { ScreenData } from '../screen/screen-data.ts';
import { numberless } from '../screen/service-text.ts';
import { sizeForAll } from '../text/size-for-all.ts';
import { measureIn, textWidth } from '../text/text-width.ts';

/** How cards of counters are laid out; sizes in vmin. */
export interface CardLook {
  /** Whether the number stands under the name, not beside it. */
  stacked: boolean;
  nameWidth: number;
  numberWidth: number;
  name: number;
  number: number;
  /** In the place of a number: why there is none, and until when. */
  away: number;
  back: number;
}

/** Inside of a card, left and right together, in vmin. */
export const cardPadding = 5;
/** At which a called number is read across a usual hall; in low cards it takes more of them. */
const usualNumber = 12.6;
/** Of a number: its figures are lower than its line. */
export const figures = 0.84;
/** A figure is 12.2 mm high per metre and 0.73 of its size; any other character 4 mm, and 0.92 (reading-distance.ts). */
const calledShare = (12.2 / 0.73) * (0.92 / 4);

/** Size at which a called number is read from the farthest seat. */
export function calledSize({ screen }: ScreenData): number {
  return screen.least * calledShare;
}

/** Width of the widest number of some counters at that size. */
export function numberWidth(counters: readonly ViewCounter[], size: number): number {
  return counters.reduce((most, { current, mark = '' }) => {
    return Math.max(most, (textWidth(current, 800) + textWidth(mark, 800) * 0.58) * size);
  }, 0);
}

/**
 * The sizes of cards that stand on one board: all counters have the same.
 * @param least of a number that nothing else on the screen shows
 */
export function cardLook(
  counters: readonly ViewCounter[],
  data: ScreenData,
  width: number,
  height: number,
  stacked: boolean,
  least: number,
): CardLook {
  const inside = width - cardPadding;
  const beside = Math.min(inside * 0.72, Math.max(inside * 0.5, numberWidth(counters, least)));
  const nameWidth = stacked ? inside : inside - beside - inside * 0.04;
  const place = stacked ? inside : beside;
  const sizeOf = (texts: string[], width: number, size: number, share: number) =>
    sizeForAll(texts, measureIn(700), width, size, height * share);
  const wanted = Math.max(data.screen.least, Math.min(height * (stacked ? 0.2 : 0.3), (inside * 0.46) / 4.8, 6));
  const names = counters.map(({ name }) => name);
  const name = stacked ? sizeOf(names, nameWidth, wanted, 0.2) : sizeOf(names, nameWidth, wanted, 0.9);
  const backs = counters.map(({ pauseShort }) => pauseShort || '');
  const aways = counters.map((counter) => numberless(counter, data.word));
  const away = sizeOf(aways, place, Math.max(data.screen.least, name * 0.85), backs.some(Boolean) ? 0.45 : 0.8);
  return {
    stacked,
    nameWidth,
    numberWidth: place,
    name,
    number: stacked
      ? (height - name * 1.5 - 1.2) / figures
      : Math.max(height * 0.76, Math.min(Math.max(usualNumber, least), height * 0.92)),
    away,
    back: sizeOf(backs, place, away * 0.85, 0.4),
  };
}
