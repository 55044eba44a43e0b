/** Finds the pages of the administration as a person would: by the links on those it has been to. */
import type { Page } from 'playwright';

/** What the pages have in common, whatever record they are of: gids become a star, and records share one. */
function patternOf(path: string): string {
  const parts = path.split('/').map((part) => (/^(?=.*(\d|[A-Z].*[A-Z].*[A-Z]))[\w-]{10,}$/.test(part) ? '*' : part));
  // Spreadsheets are taken in by one screen, whatever they hold.
  if (parts.at(-1) === 'spreadsheet') return 'spreadsheet';
  // A record is changed in the form in which it is made.
  return parts.at(-1) === '*' ? 'record' : parts.join('/');
}

/** Goes to an address as the application itself does, without loading anew. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await settled(page);
}

/** Waits until a page shows what it is for: nothing loads, nothing moves, and nothing has changed for a moment. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const quietMs = 120;
        let since = performance.now();
        const seen = new MutationObserver(() => {
          since = performance.now();
        });
        seen.observe(document.body, { childList: true, subtree: true, attributes: true });
        const look = () => {
          const moves = document
            .getAnimations()
            .some(
              ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
            );
          const loads = document.querySelector('[role=progressbar]') || !document.querySelector('h1');
          if (loads || moves) since = performance.now();
          if (performance.now() - since < quietMs) requestAnimationFrame(look);
          else {
            seen.disconnect();
            resolve();
          }
        };
        look();
      }),
  );
}

/**
 * Walks from page to page with several at once, each a browser page of its own, until there is no kind of page below
 * `below` that none has been to.
 * @param visit what is done on each page
 * @returns the addresses, one of each kind
 */
export async function walkPages(
  pages: readonly Page[],
  below: RegExp,
  visit: (page: Page, path: string, place: number) => Promise<void>,
): Promise<string[]> {
  const found = new Map<string, string>();
  const open: string[] = [];
  const take = async (page: Page) => {
    const paths = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    for (const path of paths) {
      const pattern = patternOf(path);
      if (!below.test(path) || found.has(pattern)) continue;
      found.set(pattern, path);
      open.push(path);
    }
  };
  await take(pages[0] as Page);
  let place = 0;
  while (open.length > 0) {
    const level = open.splice(0);
    const walk = async (page: Page) => {
      for (let path = level.shift(); path !== undefined; path = level.shift()) {
        await walkTo(page, path);
        await visit(page, path, place++);
        await take(page);
      }
    };
    await Promise.all(pages.map(walk));
  }
  return [...found.values()];
}
