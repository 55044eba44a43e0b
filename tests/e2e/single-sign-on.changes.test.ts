/** What the identity provider says of people, and how the hospital asks it, changes while their pages are open. */
import { expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../browser/expect-page.ts';
import { openWithProvider, type WithProvider, withLabel } from './hospital/open-with-provider.ts';
import { typeStaff } from './hospital/type-staff.ts';
import { beginWith } from './journey.ts';

const admin = { name: '陳美玲', preferred_username: 'm.chen', roles: ['callboard-admin'] };
const people: Record<string, Record<string, unknown>> = { chen: admin };

let { server, hospital, open, leave, say } = {} as WithProvider;

beginWith(async (opened) => {
  ({ server, hospital, open, leave, say } = await openWithProvider(opened, people));
});

test('an administrator who is refused in one tab is signed out in the others, and finds what was typed there when let in again, under another name', async () => {
  const page = await open(`/quick-login/${hospital.orgGid}`);
  await leave(page);
  await say(page, 'chen');
  await page.waitForURL(`${server.url}/admin/${hospital.orgGid}/management`);
  await typeStaff(page, `${server.url}/admin/${hospital.orgGid}`);

  people.chen = { ...admin, roles: ['nurse'] };
  const refused = await page.context().newPage();
  await refused.goto(`${server.url}/quick-login/${hospital.orgGid}`);
  await leave(refused);
  await refused.getByRole('alert').getByText(zh.errors.single_sign_on_no_role).waitFor();
  await page.locator('form button[type=submit]').click();
  const again = page.getByRole('dialog').getByRole('button', { name: withLabel(zh.admin.signIn.with) });
  await again.waitFor();

  people.chen = { name: '林陳美玲', preferred_username: 'm.lin', roles: ['callboard-admin'] };
  await leave(refused);
  await say(refused, 'chen');
  await refused.getByRole('button', { name: '林陳美玲 (m.lin)' }).waitFor();
  await refused.close();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expectPage(page.locator('#root_name')).toHaveValue('高雅文');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(`${server.url}/admin/${hospital.orgGid}/staff`);
  const { data } = await hospital.api.call('listStaff', { query: { limit: 10 } });
  expect(data.map(({ staffId }) => staffId)).toContain('nurse777');
});

test('a page that offers a way that is closed since offers those that are open, once it was tried', async () => {
  const set = (singleSignOn: object) =>
    hospital.api.call('updateOrganisationGeneral', { body: { gid: hospital.orgGid, singleSignOn } });
  const page = await open('/panel-controller');
  await page.locator('[name=orgGid]').fill(hospital.orgGid);
  const byProvider = page.getByRole('button', { name: withLabel(zh.controller.signIn.with) });
  await byProvider.waitFor();
  await set({ enabled: false });
  await byProvider.click();
  await page.getByRole('alert').getByText(zh.errors.single_sign_on_not_configured).waitFor();
  await byProvider.waitFor({ state: 'detached' });

  await set({ enabled: true, staffPassword: false });
  await page.locator('[name=staffId]').fill('nurse101');
  await page.locator('[name=password]').fill('Riverside-staff-1');
  await page.getByRole('button', { name: zh.controller.signIn.submit, exact: true }).click();
  await page.getByRole('alert').getByText(zh.errors.password_sign_in_off).waitFor();
  await byProvider.waitFor();
  await page.locator('[name=password]').waitFor({ state: 'detached' });
});
