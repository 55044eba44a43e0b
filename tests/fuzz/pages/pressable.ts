import type { Page } from 'playwright';

/** Something on a page that could be pressed. */
export interface Pressable {
  readonly tag: string;
  readonly type: string;
  readonly name: string;
  readonly href: string;
  /** Whether it stands in the page itself, not in the menus around it. */
  readonly inMain: boolean;
  readonly x: number;
  readonly y: number;
}

/** What of a page could be pressed now: what is in a window or a menu that stands over it, where one does. */
export function pressableIn(page: Page): Promise<Pressable[]> {
  return page.evaluate(() => {
    const pressable =
      'a[href], button, input, select, textarea, summary, [role=button], [role=combobox], [role=menuitem], [role=option], [role=tab]';
    const over = [...document.querySelectorAll('dialog[open], [role=dialog], [role=menu], [role=listbox]')].pop();
    return [...(over ?? document).querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width < 3 || (element as HTMLButtonElement).disabled || x < 0 || x > innerWidth) return [];
      const name = (element.getAttribute('aria-label') ?? element.innerText).slice(0, 30).replace(/\s+/g, ' ');
      const { type = '', tagName } = element as HTMLInputElement;
      return [
        {
          tag: tagName.toLowerCase(),
          type,
          name,
          href: element.getAttribute('href') ?? '',
          inMain: !!element.closest('main form, main table, main ul'),
          x,
          y,
        },
      ];
    });
  });
}
