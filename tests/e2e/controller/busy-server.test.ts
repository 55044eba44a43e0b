/** A list of more patients than a desk is sent at once. */
import type { Page } from 'playwright';
import { test } from 'vitest';
import { operations } from '#generated/operations.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { answerBusy } from '../../browser/answer-busy.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { pushAppointments, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { signInAtController } from './sign-in.ts';

let page: Page;
const patients = 120;

beginWith(async (opened) => {
  const { server, browser } = await openProduct(opened);
  const hospital = await setUpHospital(server, ['103']);
  await pushAppointments(hospital, patients);
  page = await (await browser.newContext({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } })).newPage();
  page.setDefaultTimeout(45_000);
  await signInAtController(page, server, hospital, 'nurse103');
  await page.locator('.counter-card').click();
  await page.locator('.desk-connection.live').waitFor();
});

test('the rest of the list comes when it is asked for, though the server was busy at first', async () => {
  await page.getByRole('tab', { name: new RegExp(`^${zh.controller.list.expected}`) }).click();
  const { path } = operations.listQueuePatients;
  let isRefused = false;
  await page.route(new RegExp(path.replace('{variant}', '[^/]+')), (route) => {
    if (isRefused) return route.continue();
    isRefused = true;
    return answerBusy(route);
  });
  const rows = page.locator('.expected');
  const atFirst = await rows.count();
  const more = page.getByRole('button', {
    name: zh.controller.list.showMore_other.replace('{{count}}', `${patients - atFirst}`),
  });
  await more.click();
  await expectPage(rows).not.toHaveCount(atFirst);
});
