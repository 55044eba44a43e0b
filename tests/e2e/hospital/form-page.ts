import type { Page } from 'playwright';

/**
 * The pages of forms as a journey uses them, by the names of their fields.
 * @param at the page, and the address of its organisation: both are there once the journey has begun
 */
export function formPage(at: () => { page: Page; address: string }) {
  return {
    /** Opens a form as somebody who has typed nothing in it: what an earlier test left unsaved would come back. */
    open: async (path: string) => {
      const { page, address } = at();
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(`${address}/${path}`);
    },
    field: (name: string) => at().page.locator(`[data-field=root_${name}]`),
    unfold: (section: string) => at().page.locator('summary', { hasText: section }).click(),
    submit: () => at().page.locator('form button[type=submit]').click(),
  };
}
