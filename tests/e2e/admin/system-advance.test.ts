/** The provider's pages: an organisation from its five fields to its end, and working inside it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import { apiAt } from '#demo/api.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { loseAnswer } from '../../browser/lose-answer.ts';
import type { RunningServer } from '../../running/server.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let server: RunningServer;
let browser: Browser;
let page: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  page = await browser.newPage({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(45_000);
  await page.goto(`${server.url}/system-advance`);
  await page.locator('input[type=password]').fill(server.adminPassword);
  await page.locator('button[type=submit]').click();
  await page.getByRole('navigation').first().waitFor();
});

const password = 'four slow green rivers';
const name = '晴光診所';
const filled = (key: keyof typeof zh.admin.advance) => zh.admin.advance[key].replace('{{name}}', name);
const list = () => page.getByRole('link', { name: zh.admin.pages.organisations, exact: true }).first().click();
const press = async (label: string, action: string) => {
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
  await expectPage(page.getByRole('dialog')).toHaveCount(0);
};
const signInAs = () => apiAt(server.url).call('signInOrganisation', { body: { orgGid: 'sunlight', password } });

journey('an organisation is made, entered, suspended, resumed and removed', (step) => {
  step('by five fields', async () => {
    await list();
    await page.getByRole('link', { name: zh.ra.action.create }).first().click();
    await page.locator('#root_name').fill(name);
    expect(await page.locator('[data-field]').count()).toBe(5);
    await page.locator('#root_gid').fill('sunlight');
    await page.locator('[data-field=root_type]').getByRole('combobox').click();
    await page.getByRole('option', { name: zh.values.OrganisationType.radiology, exact: true }).click();
    for (const index of [0, 1]) await page.locator('[data-field=root_password] input').nth(index).fill(password);
    await loseAnswer(page, 'createOrganisation');
    await page.locator('form button[type=submit]').click();
    await page.getByText(filled('created')).waitFor();
    const agencyKey = await page.getByLabel(zh.admin.agencyKey.label, { exact: true }).inputValue();
    await apiAt(server.url).call('createClinicsApiToken', { body: { orgGid: 'sunlight', apiKey: agencyKey } });
  });

  step('whose pages tell that the provider works there, and lead out again', async () => {
    await page.getByRole('link', { name: zh.admin.advance.enter }).click();
    await page.getByText(filled('inside')).waitFor();
    await page.getByRole('link', { name: zh.admin.advance.leave }).click();
    await page.waitForURL(/\/system-advance\/organization-list$/);
    await expectPage(page.getByText(filled('inside'))).toHaveCount(0);
  });

  step('that is suspended lets nobody in, and its administrator is told why', async () => {
    const { token } = await signInAs();
    const administrator = await browser.newPage({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } });
    administrator.setDefaultTimeout(45_000);
    await press(filled('suspendOne'), zh.admin.advance.suspend);
    await page.getByText(zh.admin.advance.suspended, { exact: true }).waitFor();
    await expect(apiAt(server.url).as(token).call('getOrganisationGeneral', {})).rejects.toThrow();
    await administrator.goto(`${server.url}/admin/sunlight/management`);
    await administrator.locator('input[type=password]').fill(password);
    await administrator.locator('button[type=submit]').click();
    await administrator.getByText(zh.errors.organisation_suspended).waitFor();
    await press(filled('resumeOne'), zh.admin.advance.resume);
    await expectPage(page.getByText(zh.admin.advance.suspended, { exact: true })).toHaveCount(0);
    await administrator.locator('button[type=submit]').click();
    await administrator.getByRole('navigation').first().waitFor();
    await administrator.close();
  });

  step('that is removed, once its name has been typed', async () => {
    await page.getByRole('button', { name: filled('remove') }).click();
    const dialog = page.getByRole('dialog');
    const remove = dialog.getByRole('button', { name: zh.admin.advance.removeAction, exact: true });
    await expectPage(remove).toBeDisabled();
    await dialog.getByRole('textbox').fill(name);
    await loseAnswer(page, 'removeOrganisation');
    await remove.click();
    await page.getByText(filled('removed')).waitFor();
    await expectPage(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    await page.getByText(zh.purposes.Organisation).waitFor();
  });
});

const field = (property: string) => page.locator(`[data-field=root_${property}]`);

test('a release is sent, told with its checksum, downloaded as it came, and described to launchers', async () => {
  const bytes = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18), Buffer.from('launcher')]);
  await page.goto(`${server.url}/system-advance/launcher-version/create`);
  await page.locator('#root_versionNumber').fill('2.3.1');
  await field('comment').locator('input, textarea').first().fill('修正斷線後重新連線');
  const chosen = field('file').locator('input[type=file]');
  await chosen.setInputFiles({ name: 'launcher.zip', mimeType: 'application/zip', buffer: Buffer.alloc(0) });
  await page.locator('form button[type=submit]').click();
  await page.getByText(zh.ra.message.invalid_form).waitFor();
  await expectPage(field('file').getByRole('alert')).toHaveText([zh.errors.upload_empty]);
  const file = { name: 'launcher.zip', mimeType: 'application/zip', buffer: bytes };
  await chosen.setInputFiles(file);
  await expectPage(field('file').getByRole('alert')).toHaveCount(0);
  await page.locator('form button[type=submit]').click();
  await page.getByRole('link', { name: '2.3.1', exact: true }).click();
  await page.getByText(createHash('sha256').update(bytes).digest('hex')).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: zh.admin.version.download }).first().click(),
  ]);
  expect(readFileSync(await download.path())).toEqual(bytes);
  const describe = (text: string) =>
    page
      .locator('input[name=yamlFile]')
      .setInputFiles({ name: 'update.yaml', mimeType: 'application/yaml', buffer: Buffer.from(text) });
  await describe('version: 2.3.0');
  await page.getByText(zh.errors.yaml_version_mismatch.replace('{{version}}', '2.3.1')).waitFor();
  await describe('version: 2.3.1\npath: launcher.zip');
  await expectPage(page.getByRole('link', { name: zh.admin.version.download })).toHaveCount(2);
});

test('the page of a release that a colleague has deleted says so, and waits for nothing', async () => {
  await page.goto(`${server.url}/system-advance/launcher-version/gone`);
  await page.getByText(zh.errors.not_found).first().waitFor();
  await expectPage(page.getByRole('progressbar')).toHaveCount(0);
});

test('launch settings begin with a template, and a fault of their YAML is told with its line', async () => {
  await page.goto(`${server.url}/system-advance/proxy-setting/create`);
  await page.locator('#root_name').fill('一樓大廳');
  await page.locator('#root_macAddress').fill('02:ab:00:00:00:07');
  await page.getByRole('button', { name: zh.admin.form.beginWithTemplate }).click();
  const text = page.locator('#root_configurationFile');
  await expectPage(text).toHaveValue(/hideCursor: true/);
  const template = await text.inputValue();
  await text.fill(`url: a\nwindow: [1\nother: 2`);
  await page.locator('form button[type=submit]').click();
  await field('configurationFile')
    .getByText(/YAML.*[23]/)
    .waitFor();
  await text.fill(template);
  await page.locator('form button[type=submit]').click();
  await page.getByRole('link', { name: '一樓大廳', exact: true }).waitFor();
});
