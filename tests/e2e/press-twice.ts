import type { Locator, Page } from 'playwright';

/**
 * Presses as a hand that trembles: the second time comes at the same place once the first has been answered, as the
 * browser counts a double press.
 */
export async function pressTwice(page: Page, at: Locator, answered: () => Promise<unknown>): Promise<void> {
  await at.scrollIntoViewIfNeeded();
  const box = (await at.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await answered();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}
