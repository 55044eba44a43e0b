import type { Page } from 'playwright';

/**
 * Types into the search of the list of devices, key by key; how long each key took until the frame after the list had
 * other rows, in ms, as the page itself sees it.
 */
export async function filtered(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.locator('input[type=search]').focus();
  const lengths: number[] = [];
  for (const key of keys) {
    const measured = await page.evaluateHandle(() => {
      let began = 0;
      addEventListener('keydown', (event) => (began = event.timeStamp), { once: true, capture: true });
      const length = new Promise<number>((resolve, reject) => {
        setTimeout(reject, 10_000, new Error('the list does not follow'));
        const observer = new MutationObserver((changes) => {
          // What is typed changes the input too: the list has followed when its number has.
          const elements = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement));
          if (!elements.some((element) => element?.closest('[aria-live]'))) return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
        });
        observer.observe(document.body, { childList: true, characterData: true, subtree: true });
      });
      // Wrapped: a promise handed over as it is would be waited for here, before the key.
      return { length };
    });
    await page.keyboard.press(key);
    lengths.push(await measured.evaluate(({ length }) => length));
  }
  return lengths;
}
