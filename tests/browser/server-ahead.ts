import type { Page } from 'playwright';

/**
 * Lets a page's clock, and the server's as the page hears of it, run ahead together (`page.clock.install()` comes
 * first); the server itself stays where it is.
 * @returns what brings both so many hours on
 */
export async function serverAhead(page: Page): Promise<(hours: number) => Promise<void>> {
  let aheadMs = 0;
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch().catch(() => undefined);
    if (!response) return route.abort();
    const date = new Date(Date.parse(response.headers().date ?? '') + aheadMs).toUTCString();
    return route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  return async (hours) => {
    aheadMs += hours * 3_600_000;
    await page.clock.fastForward(hours * 3_600_000);
  };
}
