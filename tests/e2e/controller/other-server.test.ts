/** A controller whose server is another one than its page comes from (product.md section 7). */
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { operations } from '#generated/operations.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { type RunningServer, startServer } from '../../running/server.ts';
import { type Hospital, pushAppointments, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { otherDesksAt } from './other-desks.ts';
import { fillSignIn } from './sign-in.ts';

/** Where the page comes from, and where the hospital is. */
let here: RunningServer;
let there: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;
const { controller } = zh;

beginWith(async (opened) => {
  there = await startServer();
  opened.defer(() => there.stop());
  ({ server: here, browser } = await openProduct(opened));
  hospital = await setUpHospital(there, ['103']);
  await pushAppointments(hospital, 2);
  page = await (await browser.newContext({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } })).newPage();
  page.setDefaultTimeout(45_000);
});

/** What the device keeps (schemas/device/ControllerStorage.json). */
const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('callboard-controller') ?? '{}'));

const signIn = () => fillSignIn(page, hospital, 'nurse103');

async function logOut(): Promise<void> {
  await page.keyboard.press('F10');
  await page.getByRole('dialog').getByRole('button', { name: controller.confirm.logOut.confirm, exact: true }).click();
  await page.locator('input[name=password]').waitFor();
}

/** What the hospital's server answers to whoever shows this. */
async function statusAt(headers: Record<string, string>): Promise<number> {
  const { path } = operations.listCounters;
  return (await fetch(there.url + path, { headers })).status;
}

journey('a controller of another server', (step) => {
  step('an address that is none, or not safe, is told at its field', async () => {
    await page.goto(`${here.url}/panel-controller`);
    await page.getByText(controller.signIn.advanced).click();
    await page.getByLabel(controller.signIn.domain).fill('http://hospital.example');
    await page.getByText(controller.signIn.domainWrong).waitFor();
  });

  step('a server that does not list the page’s origin is not reached, and that is told', async () => {
    await page.getByLabel(controller.signIn.domain).fill(there.url);
    await signIn();
    await page.getByRole('alert').waitFor();
    await expectPage(page.locator('.counter-card')).toHaveCount(0);
  });

  step('one that does is signed in at, and called from, live', async () => {
    await hospital.api.call('updateOrganisationGeneral', {
      body: { gid: hospital.orgGid, allowedOrigins: [here.url] },
    });
    await page.getByRole('button', { name: controller.signIn.submit }).click();
    await page.locator('.counter-card').click();
    await page.locator('.desk-connection.live').waitFor();
    expect(await kept()).toMatchObject({ domain: there.url, staffLoginType: 'password' });
  });

  step('with an API key beside it, a sign-in ends on the server as on the device, and the key goes on', async () => {
    const { data } = await hospital.api.call('listStaff', { query: {} });
    const staffGid = data.find(({ staffId }) => staffId === 'nurse103')!.gid;
    const { apiKey } = await hospital.api.call('createApiKey', { body: { kind: 'staff', staffGid } });
    await logOut();
    await page.getByLabel(controller.signIn.apiKey).fill(apiKey);
    const withKey = page.waitForRequest((request) => request.headers()['x-api-key'] === apiKey);
    await signIn();
    const told = otherDesksAt(page);
    await page.locator('.counter-card').click();
    await withKey;
    // The desk that was left is not taken for another device.
    expect(await told).toBe(0);
    await page.locator('.desk-connection.live').waitFor();
    const { orgToken } = await kept();
    expect(await statusAt({ authorization: `Bearer ${orgToken}` })).toBe(200);
    await logOut();
    expect((await kept()).orgToken).toBeUndefined();
    await expect.poll(() => statusAt({ authorization: `Bearer ${orgToken}` })).toBe(401);
    expect(await statusAt({ 'x-api-key': apiKey })).toBe(200);
    await expectPage(page.getByLabel(controller.signIn.apiKey)).toHaveValue(apiKey);
  });

  step('a key that was revoked is named as what is to be replaced or cleared, and then the desk goes on', async () => {
    await signIn();
    await page.locator('.counter-card').click();
    await page.locator('.desk-connection.live').waitFor();
    await hospital.api.call('revokeApiKeys', { query: {} });
    const { keyRefused, advanced, apiKey } = controller.signIn;
    await page.getByText(keyRefused.replace('{{advanced}}', advanced)).waitFor();
    await page.getByLabel(apiKey).fill('');
    await signIn();
    await page.locator('.desk-connection.live').waitFor();
    await logOut();
  });

  step('outside the controller’s addresses nothing of it stays on the device', async () => {
    await page.goto(`${here.url}/`);
    await expect.poll(kept).toEqual({});
    const { exclusiveUrl } = await hospital.api.call('getPanel', {
      path: { panelType: 'defaultPanel' },
      query: { gid: hospital.rooms[0]!.panel.gid },
    });
    await page.goto(`${there.url}/panel-controller`);
    await page.evaluate(() => localStorage.setItem('callboard-controller', '{"orgGid":"riverside"}'));
    await page.goto(new URL(exclusiveUrl ?? '', there.url).href);
    await expect.poll(kept).toEqual({});
  });
});
