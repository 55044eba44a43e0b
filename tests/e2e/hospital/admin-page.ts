import type { Browser, Page } from 'playwright';

/** A page of the administration with an administrator signed in. */
export async function openAdmin(browser: Browser, url: string, orgGid: string, password: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(45_000);
  await page.goto(`${url}/admin/${orgGid}/management`);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.getByRole('navigation').first().waitFor();
  return page;
}
