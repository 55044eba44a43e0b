/** A server that is busy for a while: a desk has what it asked for once it is there. */
import type { Page } from 'playwright';
import { test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { answerBusy } from '../../browser/answer-busy.ts';
import { askWhileBusy } from '../../browser/ask-while-busy.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { passTime, passTimeUntil } from '../../browser/pass-time.ts';
import { checkInPatients } from '../hospital/check-in-patients.ts';
import { pushAppointments, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { signInAtController } from './sign-in.ts';

let page: Page;
/** More than a desk is sent at once. */
const patients = 120;
const { controller } = zh;

beginWith(async (opened) => {
  const { server, browser } = await openProduct(opened);
  const hospital = await setUpHospital(server, ['103']);
  await checkInPatients(hospital, (await pushAppointments(hospital, patients)).slice(0, 1));
  page = await (await browser.newContext({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } })).newPage();
  page.setDefaultTimeout(45_000);
  await signInAtController(page, server, hospital, 'nurse103');
  await page.locator('.counter-card').click();
  await page.locator('.desk-connection.live').waitFor();
});

const dialog = () => page.getByRole('dialog');

test('the rest of a list comes when it is asked for', async () => {
  await page.getByRole('tab', { name: new RegExp(`^${controller.list.expected}`) }).click();
  const rows = page.locator('.expected');
  const atFirst = await rows.count();
  const rest = controller.list.showMore_other.replace('{{count}}', `${patients - 1 - atFirst}`);
  await askWhileBusy(page, 'listQueuePatients', () => page.getByRole('button', { name: rest }).click());
  await expectPage(rows).not.toHaveCount(atFirst);
});

test('the places that a patient may be sent to are offered', async () => {
  await page.locator('[data-action=next]:not([data-waits])').click();
  await page.locator('.desk-number:not(.over)', { hasText: '001' }).waitFor();
  await askWhileBusy(page, 'listTransferTargets', () => page.keyboard.press('t'));
  await dialog().getByText(zh.errors.service_busy).waitFor();
  await dialog().getByText(controller.transfer.nowhere).waitFor();
  await page.keyboard.press('Escape');
});

test('what a reset ends is said before it is done', async () => {
  await page.keyboard.press('m');
  await askWhileBusy(page, 'previewReset', () => dialog().locator('[data-choice=resetQueue]').click());
  await dialog().getByText(zh.errors.service_busy).waitFor();
  await expectPage(dialog().locator('[data-confirm=resetQueue]')).toBeEnabled();
  await expectPage(dialog().getByText(zh.errors.service_busy)).toHaveCount(0);
  await page.keyboard.press('Escape');
});

test('who was called last stands there in grey', async () => {
  await askWhileBusy(page, 'getLastNumber', () => page.keyboard.press('p'));
  await page.locator('.desk-number.over', { hasText: '001' }).waitFor();
  await page.getByText(controller.desk.last, { exact: true }).waitFor();
});

test('a desk that is reloaded meanwhile says why it waits, and goes on by itself', async () => {
  await page.clock.install();
  await page.route(/\/api\//, answerBusy);
  await page.reload();
  await page.getByText(zh.errors.network_error).waitFor();
  const failed = page.getByRole('heading', { name: controller.startFailed });
  await passTimeUntil(page, () => failed.isVisible(), 10);
  await passTime(page, 60, 4);
  await page.unroute(/\/api\//);
  await passTimeUntil(page, () => page.locator('.desk-connection.live').isVisible(), 2);
});
