import type { Page } from 'playwright';

/**
 * What of a page that people work at cannot be read or pressed, a line each: texts and buttons over each other, texts cut
 * off, and a page that is wider than its window.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 2;
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} pixels too wide`);

    /** The part of a box that what scrolls or hides around its element lets be seen. */
    const seenOf = (element: Element, box: DOMRect) => {
      const seen = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const edge = around.getBoundingClientRect();
        seen.left = Math.max(seen.left, edge.left);
        seen.right = Math.min(seen.right, edge.right);
        seen.top = Math.max(seen.top, edge.top);
        seen.bottom = Math.min(seen.bottom, edge.bottom);
      }
      return seen;
    };
    /** A line is higher than its letters (shares of Noto Sans). */
    const lettersOf = ({ x, y, width, height }: DOMRect) => new DOMRect(x, y + height * 0.22, width, height * 0.6);
    const isOwnText = (node: ChildNode) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim();
    const texts = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => !element.matches('option, script, style') && [...element.childNodes].some(isOwnText))
      // What is there for screen readers alone takes a pixel, and what is covered on purpose cannot be reached.
      .filter((element) => element.offsetWidth > 1 && element.offsetHeight > 1 && !element.closest('[inert]'));
    const modal = document.querySelector('dialog[open]');
    const boxes = texts
      .filter((element) => !modal || modal.contains(element))
      .flatMap((element) =>
        [...element.childNodes].filter(isOwnText).flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const text = node.textContent?.trim() ?? '';
          return [...range.getClientRects()].map((line) => ({ element, text, box: lettersOf(line) }));
        }),
      )
      .map((one) => ({ ...one, seen: seenOf(one.element, one.box) }))
      .filter(({ seen }) => seen.right - seen.left > slack && seen.bottom - seen.top > slack);
    for (const element of texts) {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const hides = overflowX === 'hidden' || overflowX === 'clip';
      if (hides && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + slack)
        found.push(`cut off: ${element.textContent}`);
    }
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (one.element === other.element || one.element.contains(other.element)) continue;
        if (other.element.contains(one.element)) continue;
        const wide = Math.min(one.seen.right, other.seen.right) - Math.max(one.seen.left, other.seen.left);
        const high = Math.min(one.seen.bottom, other.seen.bottom) - Math.max(one.seen.top, other.seen.top);
        if (wide > slack && high > slack) found.push(`over each other: ${one.text} / ${other.text}`);
      }
    });
    const shown = modal ?? document;
    for (const button of shown.querySelectorAll<HTMLElement>('button:not(:disabled)')) {
      if (button.closest('[inert]')) continue;
      const edge = button.getBoundingClientRect();
      for (const { element, text, box } of boxes) {
        if (!button.contains(element)) continue;
        if (box.left < edge.left - slack || box.right > edge.right + slack || box.bottom > edge.bottom + slack)
          found.push(`out of its button: ${text}`);
      }
    }
    return [...new Set(found)];
  });
}
