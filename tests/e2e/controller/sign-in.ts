import type { Page } from 'playwright';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import type { RunningServer } from '../../running/server.ts';
import { type Hospital, staffPassword } from '../hospital/set-up-hospital.ts';

/** Opens the controller's page and signs a member of staff in; the rooms to choose from are there then. */
export async function signInAtController(
  page: Page,
  server: RunningServer,
  hospital: Hospital,
  staffId: string,
): Promise<void> {
  await page.goto(`${server.url}/panel-controller`);
  await fillSignIn(page, hospital, staffId);
  await page.locator('.counter-card').first().waitFor();
}

/** Fills in the sign-in that a controller shows, and sends it. */
export async function fillSignIn(page: Page, { orgGid }: Hospital, staffId: string): Promise<void> {
  for (const [name, value] of Object.entries({ orgGid, staffId, password: staffPassword }))
    await page.locator(`input[name=${name}]`).fill(value);
  await page.getByRole('button', { name: zh.controller.signIn.submit }).click();
}
