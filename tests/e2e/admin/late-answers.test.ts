/** A slow network in the administration: what is answered late leaves alone what has been chosen or typed since. */
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { holdNext } from '../../browser/hold-next.ts';
import type { RunningServer } from '../../running/server.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import { type Hospital, organisationPassword, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101', '102']);
  for (const code of ['201', '202']) await hospital.api.call('createRoom', { body: { code, name: `${code} 診` } });
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

const open = (path: string) => page.goto(`${server.url}/admin/${hospital.orgGid}/${path}`);
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) }).getByRole('checkbox');

test('rows that are chosen while others are switched off stay chosen', async () => {
  await open('room');
  await row('201 診').check();
  const answer = await holdNext(page, 'bulkUpdateRoom');
  await page.getByRole('toolbar').getByRole('button', { name: zh.admin.list.disable }).click();
  await answer.asked;
  await row('202 診').check();
  answer.let();
  await expectPage(row('201 診')).not.toBeChecked();
  await expectPage(row('202 診')).toBeChecked();
});
