import type { Page } from 'playwright';

/** What can be seen of a page at a glance. */
export interface Sight {
  readonly path: string;
  readonly language: string;
  readonly lines: readonly string[];
  /** What is wrong if it stays so long, by what it is. */
  readonly wrong: readonly (readonly [what: string, forMs: number])[];
}

export function sightOf(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const { body, documentElement } = document;
    const shown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const wrong: [string, number][] = [];
    const see = (what: string, is: boolean, forMs: number) => is && wrong.push([what, forMs]);
    const pressable = 'a[href], button, [role=button], [role=tab], [role=combobox]';
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? (element as HTMLElement).innerText ?? '')
        .slice(0, 40)
        .replace(/\s+/g, ' ');

    see('blank page', body.innerText.trim() === '' && !document.querySelector('img, canvas, svg, video'), 8000);
    see('wider than its window', documentElement.scrollWidth > innerWidth + 1, 1000);
    for (const dialog of document.querySelectorAll<HTMLElement>('dialog[open], [role=dialog]')) {
      see('empty dialog', shown(dialog) && dialog.innerText.trim() === '', 3000);
    }
    const waits = document.querySelectorAll(
      '[role=progressbar]:not([aria-valuenow]), main[aria-busy=true], button[aria-busy=true]',
    );
    see('waits', [...waits].some(shown), 10_000);

    /** What stays where it is while the page scrolls under it covers what it must. */
    const stands = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || stands(element.parentElement));
    for (const element of document.querySelectorAll(pressable)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(pressable);
      if (!over || width < 3 || over.contains(element) || element.contains(over) || stands(over)) continue;
      if (!shown(element) || getComputedStyle(element).pointerEvents === 'none') continue;
      see(`“${nameOf(over)}” lies over “${nameOf(element)}”`, true, 1000);
    }
    const lines = [...body.innerText.split('\n'), document.title].map((line) => line.trim());
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) lines.push(element.getAttribute(name)?.trim() ?? '');
    }
    return { path: location.pathname + location.hash, language: documentElement.lang, lines, wrong };
  });
}
