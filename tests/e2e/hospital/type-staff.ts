import type { Page } from 'playwright';

/** Opens the form of a new member of staff and fills it in; nothing is saved. @param admin address of the organisation's pages */
export async function typeStaff(page: Page, admin: string): Promise<void> {
  await page.goto(`${admin}/staff/create`);
  await page.locator('#root_name').fill('高雅文');
  await page.locator('#root_staffId').fill('nurse777');
  for (const place of [0, 1]) await page.locator('[data-field=root_password] input').nth(place).fill('long enough 1');
}
