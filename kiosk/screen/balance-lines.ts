import { whenDrawn } from './when-drawn.ts';

/** What kiosk.css gives `text-wrap: balance`. */
const balanced =
  '.screen-question h1, .screen-said, .lead, .answer-title, .answer-hint > span, .message h1, .message p, .ticket-status';

/**
 * Makes the lines of questions and answers about as long as each other, so that no word is left alone on the last one:
 * for engines that do not know `text-wrap: balance`, in which each text is narrowed as far as it keeps its lines.
 */
export function balanceLines(page: Document): void {
  /** What was balanced, by its text and the room that it had. */
  const done = new WeakMap<Element, string>();
  const balance = () => {
    for (const text of Array.from(page.querySelectorAll<HTMLElement>(balanced))) {
      const { fontSize } = getComputedStyle(text);
      const state = [text.textContent, text.parentElement?.clientWidth, fontSize].join();
      if (done.get(text) === state) continue;
      done.set(text, state);
      narrow(text, Number.parseFloat(fontSize));
    }
  };
  // A font that comes late has other widths. What is done once it is there is done with it.
  page.fonts.ready.then(() => {
    for (const text of Array.from(page.querySelectorAll(balanced))) done.delete(text);
  });
  whenDrawn(page, balance);
}

function narrow(text: HTMLElement, fontSize: number): void {
  text.style.maxWidth = '';
  // Of a text that shows two lines alone, the height of all.
  const { scrollHeight: height, offsetWidth: full } = text;
  if (height < 2 * fontSize) return;
  let [tooNarrow, wide] = [full / 2, full];
  while (wide - tooNarrow > fontSize / 4) {
    const width = (tooNarrow + wide) / 2;
    text.style.maxWidth = `${width}px`;
    if (text.scrollHeight > height || text.scrollWidth > text.clientWidth) tooNarrow = width;
    else wide = width;
  }
  text.style.maxWidth = `${wide}px`;
}
