/** A sign-in that ends while a number is being typed at a desk, as at midnight, and who finds the number afterwards. */
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { operations } from '#generated/operations.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import type { RunningServer } from '../../running/server.ts';
import { checkInPatients } from '../hospital/check-in-patients.ts';
import { type Hospital, pushAppointments, setUpHospital, staffPassword } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { fillSignIn, signInAtController } from './sign-in.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['103']);
  await hospital.api.call('createStaff', {
    body: { staffId: 'other', name: '代班護理師', password: staffPassword, panels: [] },
  });
  await checkInPatients(hospital, await pushAppointments(hospital, 6));
  page = await open();
});

async function open(): Promise<Page> {
  const opened = await browser.newPage({ locale: 'zh-TW', viewport: { width: 1024, height: 768 } });
  opened.setDefaultTimeout(45_000);
  return opened;
}

const { controller } = zh;
const dialog = () => page.getByRole('dialog');
const entry = () => page.getByRole('textbox', { name: controller.number.label });
const before = () => page.getByText(controller.number.before);

/** The sign-in ends on the server; the desk learns of it and asks for a new one. */
async function endSignIn(): Promise<void> {
  const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('callboard-controller') ?? '{}').orgToken);
  const { method, path } = operations.signOut;
  const answer = await fetch(server.url + path, { method, headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  await page.locator('input[name=password]').waitFor();
}

async function signInAtDesk(staffId: string): Promise<void> {
  await fillSignIn(page, hospital, staffId);
  await page.locator('.desk-connection.live').waitFor();
}

async function openEntry(): Promise<void> {
  await page.keyboard.press('g');
  await dialog().waitFor();
}

journey('a number that is being typed when the sign-in ends', (step) => {
  step('is there when the same nurse opens its window again, and says so', async () => {
    await signInAtController(page, server, hospital, 'nurse103');
    await page.locator('.counter-card').click();
    await page.locator('.desk-connection.live').waitFor();
    await openEntry();
    await page.keyboard.type('3');
    await endSignIn();
    await signInAtDesk('nurse103');
    await openEntry();
    await expectPage(entry()).toHaveValue('3');
    await before().waitFor();
  });

  step('is replaced by whatever is typed', async () => {
    await page.keyboard.type('4');
    await expectPage(entry()).toHaveValue('4');
    await before().waitFor({ state: 'detached' });
  });

  step('is not shown to another person, nor kept until its own comes back', async () => {
    for (const staffId of ['other', 'nurse103']) {
      await endSignIn();
      await fillSignIn(page, hospital, staffId);
      await page.getByRole('button', { name: controller.takeOver.confirm }).click();
      await page.locator('.desk-connection.live').waitFor();
      await openEntry();
      await expectPage(entry()).toHaveValue('');
    }
  });

  step('is gone once it is called, or its window is closed', async () => {
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await page.locator('.desk-number:not(.over)', { hasText: '002' }).waitFor();
    await dialog().waitFor({ state: 'detached' });
    await openEntry();
    await expectPage(entry()).toHaveValue('');
    await page.keyboard.type('5');
    await dialog().getByRole('button', { name: controller.number.cancel }).click();
    await dialog().waitFor({ state: 'detached' });
    await openEntry();
    await expectPage(entry()).toHaveValue('');
  });

  step('is kept at a counter without lists too, where the pad begins another one', async () => {
    await hospital.api.call('createPanel', {
      path: { panelType: 'defaultPanel' },
      body: { name: '服務台', counterName: '服務台', callingMode: 0 },
    });
    page = await open();
    await signInAtController(page, server, hospital, 'other');
    await page.locator('.counter-card', { hasText: '服務台' }).click();
    await page.getByText(controller.number.hint).waitFor();
    await entry().fill('27');
    await endSignIn();
    await signInAtDesk('other');
    await expectPage(entry()).toHaveValue('27');
    await before().waitFor();
    await page.getByRole('button', { name: '8', exact: true }).click();
    await page.getByRole('button', { name: '0', exact: true }).click();
    await expectPage(entry()).toHaveValue('80');
  });
});
