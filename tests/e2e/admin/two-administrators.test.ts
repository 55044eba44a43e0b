/** Two administrators at one record, and what was done by mistake: nothing that was typed or deleted is lost. */
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import type { RunningServer } from '../../running/server.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import { type Hospital, organisationPassword, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;
let panel: string;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101']);
  panel = hospital.rooms[0]?.panel.gid ?? '';
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

const open = (path: string) => page.goto(`${server.url}/admin/${hospital.orgGid}/${path}`);
const field = (name: string) => page.locator(`[data-field=root_${name}]`);
const type = (name: string, text: string) => field(name).locator('input').fill(text);
const submit = () => page.locator('form button[type=submit]').click();
const storedPanel = () => hospital.api.call('getPanel', { query: { gid: panel } });
const elsewhere = (body: object) =>
  hospital.api.call('updatePanel', { path: { panelType: 'defaultPanel' }, body: { gid: panel, ...body } as never });
const merging = () => page.getByRole('dialog', { name: zh.admin.merge.title });
const choice = (name: string, side: string | RegExp) =>
  merging().getByRole('radiogroup', { name, exact: true }).getByRole('radio', { name: side });

test('of a panel that another has saved meanwhile both sides are shown, field by field, and what was chosen is saved', async () => {
  await open(`management/${panel}/general`);
  await type('counterName', '一診');
  await type('doctorName', '王醫師');
  await elsewhere({ doctorName: '林醫師', departmentName: '骨科' });
  await submit();
  await merging().getByText(zh.admin.merge.text).waitFor();
  const save = merging().getByRole('button', { name: zh.admin.merge.save });
  await expectPage(save).toBeDisabled();
  await merging().getByText(zh.admin.merge.open.replace('{{number}}', '1')).waitFor();
  await expectPage(choice(zh.fields.Panel.counterName, new RegExp(zh.admin.merge.mine))).toBeChecked();
  const theirs = (text: string) => new RegExp(`${zh.values.ActorKind.session}.*${text}`, 's');
  await expectPage(choice(zh.fields.Panel.departmentName, theirs('骨科'))).toBeChecked();

  // Back to the form and on again: what was typed is there still.
  await merging().getByRole('button', { name: zh.admin.merge.back }).click();
  await expectPage(field('doctorName').locator('input')).toHaveValue('王醫師');
  await submit();
  await choice(zh.fields.Panel.doctorName, /王醫師/).check();
  // A third change while the dialog stands: it is told as well, before anything is saved.
  await elsewhere({ departmentName: '外科', roomCode: 'A9' });
  await save.click();
  await merging().getByText(zh.admin.merge.again).waitFor();
  await expectPage(choice(zh.fields.Panel.roomCode, theirs('A9'))).toBeChecked();
  await expectPage(choice(zh.fields.Panel.doctorName, /王醫師/)).toBeChecked();
  await save.click();
  await expectPage(merging()).toHaveCount(0);
  expect(await storedPanel()).toMatchObject({ counterName: '一診', doctorName: '王醫師', departmentName: '外科' });
  await expectPage(field('departmentName').locator('input')).toHaveValue('外科');
  await open('staff'); // nothing unsaved: no question
  await page.getByRole('main').waitFor();
});

test('what two have set that cannot stand together is refused in words, and both sides stay to be chosen among', async () => {
  const { orgGid: gid, api } = hospital;
  const stored = () => api.call('getOrganisationGeneral', {});
  await open('system/general/times');
  await type('afternoonStartTime', '17:30');
  await api.call('updateOrganisationGeneral', { body: { gid, eveningStartTime: '17:00' } });
  await submit();
  await choice(zh.fields.Organisation.afternoonStartTime, new RegExp(zh.admin.merge.mine)).waitFor();
  const save = merging().getByRole('button', { name: zh.admin.merge.save });
  await save.click();
  await expectPage(merging().getByRole('alert')).toContainText(/\S/);
  expect(await stored()).toMatchObject({ eveningStartTime: '17:00' });
  await choice(zh.fields.Organisation.eveningStartTime, new RegExp(zh.admin.merge.mine)).check();
  await save.click();
  await expectPage(merging()).toHaveCount(0);
  await page.getByText(zh.admin.form.saved).waitFor();
  expect(await stored()).toMatchObject({ afternoonStartTime: '17:30', eveningStartTime: '18:00' });
});

test('what another saves while somebody types does not take the place of what is typed', async () => {
  await open(`management/${panel}/general`);
  await type('counterName', '二診');
  // The form learns of what is typed when the field is left, or the hands pause.
  await field('counterName').locator('input').blur();
  await elsewhere({ departmentName: '內科' });
  // A page fetches its record again after the network was away, unless it has it since less than a second.
  let fetched = false;
  page.on('response', (response) => {
    fetched ||= response.url().includes('/panel/general?gid=');
  });
  const cut = async () => {
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    return fetched;
  };
  await expect.poll(cut).toBe(true);
  await expectPage(field('counterName').locator('input')).toHaveValue('二診');
  await submit();
  await merging().getByRole('button', { name: zh.admin.merge.save }).click();
  await expectPage(merging()).toHaveCount(0);
  expect(await storedPanel()).toMatchObject({ counterName: '二診', departmentName: '內科' });
});

test('a panel that another removes is shown no longer beside its form, and a save says that it is gone', async () => {
  const { gid, name } = await hospital.api.call('createPanel', {
    path: { panelType: 'defaultPanel' },
    body: { name: '診間 109', counterName: '109 診' },
  });
  await open(`management/${gid}/general`);
  const preview = page.getByRole('region', { name: zh.admin.panel.preview });
  await expectPage(
    preview.getByTitle(zh.admin.panel.preview).contentFrame().getByText('109 診').first(),
  ).toBeAttached();
  await type('counterName', '九診');
  await hospital.api.call('deletePanel', { query: { gid, name } });
  await expectPage(preview.getByRole('alert')).toHaveText(zh.errors.not_found);
  await expectPage(preview.locator('iframe')).toHaveCount(0);
  await submit();
  await page.getByRole('alert').filter({ hasText: zh.errors.not_found }).nth(1).waitFor();
  await expectPage(field('counterName').locator('input')).toHaveValue('九診');
  await page.getByRole('link', { name: zh.admin.pages.management, exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: zh.admin.unsaved.discard }).click();
  await page.waitForURL(/management$/);
});

test('what was deleted is back with one press, in its place', async () => {
  for (const title of ['一', '二', '三'])
    await hospital.api.call('createMarquee', { query: { panelGid: panel }, body: { title, content: title } });
  const titles = async () =>
    (await hospital.api.call('listMarquee', { query: { panelGid: panel } })).data.map(({ title }) => title);
  await open(`management/${panel}/announcement`);
  await page.getByRole('button', { name: `${zh.ra.action.delete}：二` }).click();
  await page.getByRole('dialog').getByRole('button', { name: zh.ra.action.delete }).click();
  await expect.poll(titles).toEqual(['一', '三']);
  // Offered over the page that was gone to meanwhile.
  await page.getByRole('tab', { name: zh.admin.panel.general, exact: true }).click();
  await page.getByRole('status').getByRole('button', { name: zh.ra.action.undo }).click();
  await page.getByText(zh.admin.undo.done).waitFor();
  expect(await titles()).toEqual(['一', '二', '三']);
  await page.getByRole('tab', { name: zh.entities.Marquee, exact: true }).click();
  for (const title of ['一', '三'])
    await page.getByRole('checkbox', { name: `${zh.ra.action.select_row}：${title}` }).check();
  await page.getByRole('toolbar').getByRole('button', { name: zh.ra.action.delete }).click();
  await page.getByRole('dialog').getByRole('button', { name: zh.ra.action.delete }).click();
  await expect.poll(titles).toEqual(['二']);
  await page.getByRole('button', { name: zh.ra.action.undo }).click();
  await expectPage(page.getByRole('checkbox', { name: `${zh.ra.action.select_row}：三` })).toBeVisible();
  expect(await titles()).toEqual(['一', '二', '三']);
});

test('the history of a record says who changed what, and puts a value back into the form', async () => {
  await elsewhere({ doctorName: '甲醫師' });
  await elsewhere({ doctorName: '乙醫師' });
  await open(`management/${panel}/general`);
  await page.getByRole('button', { name: zh.admin.history.title }).click();
  const history = page.getByRole('dialog', { name: zh.admin.history.title });
  await history.getByText(zh.values.ActorKind.session).first().waitFor();
  await history.getByText('甲醫師').first().waitFor();
  const back = zh.admin.history.putBack.replace('{{field}}', zh.fields.Panel.doctorName).replace('{{value}}', '甲醫師');
  await history.getByRole('button', { name: back }).click();
  await expectPage(field('doctorName').locator('input')).toHaveValue('甲醫師');
  await submit();
  await expect.poll(async () => (await storedPanel()).doctorName).toBe('甲醫師');
});

test('what was typed is back after a reload and a new sign-in, beside what another saved meanwhile, and gone when it is discarded', async () => {
  const other = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
  other.on('dialog', (dialog) => dialog.accept()); // leaving the page with what was typed
  await other.goto(`${server.url}/admin/${hospital.orgGid}/management/${panel}/general`);
  const box = (name: string) => other.locator(`[data-field=root_${name}] input`);
  const back = other.getByRole('alert').filter({ has: other.getByRole('button', { name: zh.admin.draft.discard }) });
  await box('counterName').fill('三診');
  await box('doctorName').fill('趙醫師');
  await other.reload();
  await back.waitFor();
  await expectPage(box('counterName')).toHaveValue('三診');

  // The session has ended and the record is another one: both sides are shown once somebody has signed in.
  const [cookie] = (await other.context().cookies()).filter(({ name }) => name === 'token');
  const headers = { Authorization: `Bearer ${cookie?.value}` };
  await fetch(`${server.url}/api/v1/collab/web/logout`, { method: 'POST', headers });
  await elsewhere({ departmentName: '眼科', doctorName: '錢醫師' });
  await other.reload();
  await other.locator('input[type=password]').fill(organisationPassword);
  await other.locator('button[type=submit]').click();
  const both = other.getByRole('dialog', { name: zh.admin.merge.title });
  await both.getByText('趙醫師').waitFor();
  await both.getByText('錢醫師').waitFor();
  await both.getByRole('button', { name: zh.admin.merge.back }).click();
  await expectPage(box('doctorName')).toHaveValue('趙醫師');
  await back.getByRole('button', { name: zh.admin.draft.discard }).click();
  await expectPage(box('doctorName')).toHaveValue('錢醫師');
  await other.reload();
  await expectPage(box('doctorName')).toHaveValue('錢醫師');

  // Left on purpose: forgotten. A password is never kept.
  await other.goto(`${server.url}/admin/${hospital.orgGid}/staff/create`);
  await box('name').fill('高雅文');
  await box('password').first().fill('four-brown-staircases');
  await other.reload();
  await back.getByText(zh.fields.Staff.password).waitFor();
  await expectPage(box('name')).toHaveValue('高雅文');
  expect(await other.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('four-brown');
  await other.getByRole('link', { name: zh.admin.pages.groups, exact: true }).click();
  await other.getByRole('dialog').getByRole('button', { name: zh.admin.unsaved.discard }).click();
  await other.waitForURL((address) => !address.pathname.endsWith('/create'));
  expect(await other.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('高雅文');
  await other.context().close();
});

test('a save without a connection is told and sent once it is back, also after a reload and with its answer lost', async () => {
  page.on('dialog', (dialog) => dialog.accept()); // leaving the page with what was typed
  const unsent = page.getByRole('status').filter({ hasText: zh.admin.draft.unsent.split('：')[0] ?? '' });
  const made = async (code: string) =>
    (await hospital.api.call('listRoom', { query: { search: code } })).data.map(({ name }) => name);
  await open('room/create');
  await type('code', 'N-1');
  await type('name', '一');
  await page.context().setOffline(true);
  await submit();
  await unsent.waitFor();
  await expectPage(field('name').locator('input')).toBeDisabled();
  await unsent.getByRole('button', { name: zh.admin.draft.doNotSend }).click();
  await expectPage(unsent).toHaveCount(0);
  await expectPage(field('name').locator('input')).toHaveValue('一');
  await submit();
  await unsent.waitFor();

  // Refused when it is sent at last: the form says so at the field.
  await hospital.api.call('createRoom', { body: { code: 'N-1', name: '別人的' } });
  await page.context().setOffline(false);
  await field('code').getByText(zh.errors.value_taken.replace('{{name}}', 'N-1')).waitFor();
  await expectPage(unsent).toHaveCount(0);

  // The server has made it, and the page does not learn of it.
  await type('code', 'N-2');
  await page.route(
    (address) => address.pathname.endsWith('/room'),
    async (route) => {
      if (route.request().method() === 'POST') await route.fetch();
      await route.abort();
    },
  );
  await submit();
  await unsent.waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await page.waitForURL(/\/room$/);
  expect(await made('N-2')).toEqual(['一']);

  await open('room/create');
  await expectPage(field('code').locator('input')).toHaveValue('');
  await type('code', 'N-3');
  await type('name', '三');
  await server.kill9();
  await submit();
  await unsent.waitFor();
  await server.restart();
  await page.waitForURL(/\/room$/);
  expect(await made('N-3')).toEqual(['三']);
});

test('a row of a list that another has ordered meanwhile is moved itself, not what stands in its place now', async () => {
  const query = { panelGid: panel };
  const made = [];
  for (const name of ['衛教', '掛號', '慢性病'])
    made.push(
      await hospital.api.call('createMedia', {
        query,
        body: { name, type: 'video', source: 'videoSite', url: 'https://example.org/video' },
      }),
    );
  const [first, second, third] = made.map(({ gid }) => gid);
  const order = async () => (await hospital.api.call('listMedia', { query })).data.map(({ gid }) => gid);
  const moveDown = async (name: string) => {
    await page.getByRole('button', { name: new RegExp(`^調整順序：${name}`) }).focus();
    await page.keyboard.press('ArrowDown');
  };
  await open(`management/${panel}/media`);
  await page.getByRole('button', { name: /^調整順序：掛號/ }).waitFor();
  await hospital.api.call('sortMedia', { query, body: { gids: [second, first, third] as string[] } });
  await moveDown('掛號');
  await expect.poll(order).toEqual([first, third, second]);
  await expectPage(page.getByRole('button', { name: /^調整順序：慢性病，第 2 項/ })).toBeVisible();
  await hospital.api.call('deleteMedia', { query: { gid: first as string } });
  await moveDown('衛教');
  await page.getByText(zh.errors.not_found).waitFor();
  expect(await order()).toEqual([third, second]);
});
