/** The network is cut while the controller goes from one stage to the next: from the sign-in to the rooms, from these to the desk, and back. */
import type { Browser, Page } from 'playwright';
import { test } from 'vitest';
import th from '#locales/th.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { passTime } from '../../browser/pass-time.ts';
import type { RunningServer } from '../../running/server.ts';
import { type Hospital, setUpHospital, staffPassword } from '../hospital/set-up-hospital.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { type Cable, layCable } from '../outage/cable.ts';
import { fillSignIn } from './sign-in.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let cable: Cable;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['103']);
  cable = await layCable(server.port);
  opened.defer(() => cable.close());
});

const patience = { timeout: 45_000 };
const room = (page: Page) => page.locator('.counter-card');
const connection = (page: Page) => page.locator('.desk-connection.live');

async function openController(): Promise<Page> {
  const page = await browser.newPage({ locale: 'zh-TW', viewport: { width: 1024, height: 768 } });
  page.setDefaultTimeout(45_000);
  return page;
}

test('a sign-in without a network asks to be pressed again, and keeps what was typed', async () => {
  const page = await openController();
  await page.goto(`${cable.url}/panel-controller`, { waitUntil: 'networkidle' });
  cable.pull();
  await fillSignIn(page, hospital, 'nurse103');
  await expectPage(page.getByRole('alert').filter({ hasText: zh.errors.timeout })).toBeVisible();
  cable.plug();
  await page.getByRole('button', { name: zh.controller.signIn.submit }).click();
  await room(page).waitFor();
  await page.close();
});

test('a room that is chosen without a network opens by itself once it is back', async () => {
  const page = await openController();
  await page.goto(`${cable.url}/panel-controller`, { waitUntil: 'networkidle' });
  await fillSignIn(page, hospital, 'nurse103');
  await room(page).waitFor();
  cable.pull();
  await room(page).click();
  await expectPage(page.getByText(zh.errors.network_error)).toBeVisible();
  cable.plug();
  await expectPage(connection(page)).toBeVisible(patience);
  await page.close();
});

test('a desk without a network that nobody touches any more ends at the sign-in, which says why', async () => {
  await hospital.api.call('updateOrganisationGeneral', { body: { gid: hospital.orgGid, autoLogoutMinutes: 1 } });
  const page = await openController();
  await page.clock.install();
  await page.goto(`${cable.url}/panel-controller`, { waitUntil: 'networkidle' });
  await fillSignIn(page, hospital, 'nurse103');
  await room(page).click();
  await expectPage(connection(page)).toBeVisible(patience);
  // The desk is loaded again, as after an update: nobody has signed in on this page.
  await page.reload({ waitUntil: 'networkidle' });
  await expectPage(connection(page)).toBeVisible(patience);
  cable.pull();
  await passTime(page, 70, 5);
  await expectPage(page.getByText(zh.controller.signIn.idle)).toBeVisible(patience);
  cable.plug();
  await page.close();
  await hospital.api.call('updateOrganisationGeneral', { body: { gid: hospital.orgGid, autoLogoutMinutes: 0 } });
});

test('a stage that could not be brought says that the connection is lost, and comes once it is back', async () => {
  const page = await openController();
  await page.addInitScript(() => localStorage.setItem('callboard-language', 'th'));
  await page.route(/OpenDesk.*\.js$/, (route) => route.abort('connectionreset'));
  await page.goto(`${cable.url}/panel-controller`, { waitUntil: 'networkidle' });
  const fields = { orgGid: hospital.orgGid, staffId: 'nurse103', password: staffPassword };
  for (const [name, value] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(value);
  await page.getByRole('button', { name: th.controller.signIn.submit }).click();
  await room(page).waitFor();
  cable.pull();
  await room(page).click();
  await expectPage(page.getByText(th.controller.connection.lost)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  cable.plug();
  await expectPage(connection(page)).toBeVisible(patience);
  await page.close();
});
