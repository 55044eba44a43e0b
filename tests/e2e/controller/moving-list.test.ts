/** A list that moves while the hand is on its way: patients check in at the kiosk as staff press. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { QueueList } from '#generated/values.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { checkInPatients } from '../hospital/check-in-patients.ts';
import { type Hospital, pushAppointments, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { signInAtController } from './sign-in.ts';

let hospital: Hospital;
let patients: Awaited<ReturnType<typeof pushAppointments>>;
let page: Page;

beginWith(async (opened) => {
  const { server, browser } = await openProduct(opened);
  hospital = await setUpHospital(server, ['103']);
  patients = await pushAppointments(hospital, 6);
  const context = await browser.newContext({ locale: 'zh-TW', viewport: { width: 1024, height: 768 } });
  page = await context.newPage();
  page.setDefaultTimeout(45_000);
  await signInAtController(page, server, hospital, 'nurse103');
  await page.locator('.counter-card').click();
  await page.locator('[data-action=next]').waitFor();
});

const { controller } = zh;
const tab = (name: QueueList) => page.getByRole('tab', { name: new RegExp(`^${controller.list[name]}`) });
const numbers = () => page.locator('.patient-number').allInnerTexts();
/** Between a row's moving and a press a busy machine may take any time: the page's clock stands meanwhile. */
const holdClock = (later = 0) =>
  page.evaluate((ms) => {
    const at = performance.now() + ms;
    performance.now = () => at;
  }, later);
const heldBack = () => page.getByText(controller.rowMoved);

test('a press is held back where its row has only just come under the hand, and counts once it has stood there', async () => {
  await tab('expected').click();
  await expectPage(page.locator('.patient')).toHaveCount(6);
  const before = await numbers();
  await page.getByRole('button', { name: controller.action.checkIn }).nth(3).hover();
  await holdClock();
  await checkInPatients(hospital, [patients[0]!]);
  await expectPage(page.locator('.patient')).toHaveCount(5);
  const { x, y } = (await page.getByRole('button', { name: controller.action.checkIn }).nth(3).boundingBox())!;
  await page.mouse.click(x + 10, y + 10);
  await heldBack().waitFor();
  expect(await numbers()).toEqual(before.slice(1));

  await holdClock(1000);
  await page.mouse.click(x + 10, y + 10);
  await expectPage(page.locator('.patient')).toHaveCount(4);
  expect(await numbers()).toEqual(before.filter((number) => number !== before[0] && number !== before[4]));
  await expectPage(heldBack()).toHaveCount(0);
});

test('rows above which nothing has moved are pressed at once, and so are those that a key is on', async () => {
  await tab('waiting').click();
  await expectPage(page.locator('.patient')).toHaveCount(2);
  await checkInPatients(hospital, [patients[5]!]);
  await expectPage(page.locator('.patient')).toHaveCount(3);
  const calls = page.locator('.patient .patient-call:not(.patient-more)');
  await calls.first().click();
  await page.locator('.desk-number:not(.over)').waitFor();
  await expectPage(page.locator('.patient')).toHaveCount(2);
  await page.locator('.patient-more').first().press('Enter');
  await page.getByRole('dialog').waitFor();
  await expectPage(heldBack()).toHaveCount(0);
});

test('rows that come as somebody looks for them are pressed at once', async () => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await tab('expected').click();
  await expectPage(page.locator('.patient')).toHaveCount(3);
  const last = (await numbers()).at(-1)!;
  await page.getByRole('searchbox').fill(last);
  await expectPage(page.locator('.patient')).toHaveCount(1);
  await page.getByRole('button', { name: controller.action.checkIn }).first().click();
  await expectPage(page.locator('.patient')).toHaveCount(2);
  await expectPage(heldBack()).toHaveCount(0);
});
