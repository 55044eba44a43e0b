import type { Page } from 'playwright';

/** What is chosen on the page and has no other ground than what of the same kind is not; a page without any is a mistake. */
export function chosenAlike(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
    const found: string[] = [];
    let count = 0;
    for (const name of ['aria-pressed', 'aria-selected']) {
      for (const chosen of document.querySelectorAll(`[${name}=true]`)) {
        const others = chosen.parentElement?.querySelectorAll(`[${name}=false]`) ?? [];
        for (const other of others) {
          count += 1;
          if (groundOf(chosen) === groundOf(other)) found.push(`${chosen.textContent} / ${other.textContent}`);
        }
      }
    }
    return count > 0 ? found : ['nothing is chosen'];
  });
}
