/** Another password for an organisation, in a real browser against the real server. */
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../browser/expect-page.ts';
import type { RunningServer } from '../running/server.ts';
import { openAdmin } from './hospital/admin-page.ts';
import { type Hospital, organisationPassword, setUpHospital } from './hospital/set-up-hospital.ts';
import { beginWith } from './journey.ts';
import { openProduct } from './open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101']);
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

test('another password is taken from someone who knows the old one, typed twice', async () => {
  await page.goto(`${server.url}/admin/${hospital.orgGid}/system/general`);
  const card = page.getByRole('region', { name: zh.admin.organisation.changePassword });
  const type = (name: string, text: string) => card.locator(`input[name=${name}]`).fill(text);
  const save = card.getByRole('button', { name: zh.admin.organisation.changePassword });
  await type('oldPassword', 'not the old one');
  await type('password', 'another long pass 2');
  await type('again', 'another pass 3');
  await card.getByText(zh.admin.form.passwordsDiffer).waitFor();
  await expectPage(save).toBeDisabled();
  await type('again', 'another long pass 2');
  await save.click();
  await page.getByText(zh.errors.wrong_password).waitFor();
  await type('oldPassword', organisationPassword);
  await save.click();
  await page.getByText(zh.admin.organisation.passwordChanged).waitFor();
  const answer = await fetch(`${server.url}/api/v1/collab/web/organization/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orgGid: hospital.orgGid, password: 'another long pass 2' }),
  });
  expect(answer.status).toBe(200);
});
