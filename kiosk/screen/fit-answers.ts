import { whenDrawn } from './when-drawn.ts';

/** How small what is said may become. It is still read from where patients stand. */
const sizes = ['1', '0.95', '0.9', '0.85', '0.8', '0.75'];

/** What has a height of its own, whatever is said on it: main does not grow by it. */
const cards = '.queues .answer';
/** Pixels that a card seems to hide where its size is not a whole number of pixels. */
const rounding = 1;

/**
 * Draws what is said and asked just so small that the whole of it is seen: long names, three appointments and large
 * characters would leave the buttons below them out of sight, and nobody scrolls a kiosk. Where that is not small enough,
 * as in a window of a hand's size, cards become as high as what they say, and the page scrolls (`data-scrolls`).
 */
export function fitAnswers(page: Document): void {
  whenDrawn(page, () => {
    const main = page.querySelector<HTMLElement>('.screen-main');
    if (!main) return;
    delete main.dataset.scrolls;
    for (const size of sizes) {
      main.style.setProperty('--fit', size);
      if (hiddenOf(main) <= 0 && Array.from(main.querySelectorAll(cards)).every((card) => hiddenOf(card) <= rounding))
        return;
    }
    main.dataset.scrolls = '';
  });
}

function hiddenOf({ scrollHeight, clientHeight }: Element): number {
  return scrollHeight - clientHeight;
}
