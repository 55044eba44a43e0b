/** The media library: what is there, where it is shown, more of it, and onto several panels at once. */
import { createHash } from 'node:crypto';
import { readdir, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page, Route } from 'playwright';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { uploads } from '#generated/uploads.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { type FilmOnDisk, filmOnDisk } from '../../browser/film-on-disk.ts';
import { holdNext } from '../../browser/hold-next.ts';
import type { RunningServer } from '../../running/server.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import { type Hospital, organisationPassword, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { layCable } from '../outage/cable.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101', '103']);
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

/** A picture of one colour: the library knows a file by its content, so each is another. */
function picture(name: string, red: number) {
  const png = new PNG({ width: 8, height: 8 });
  png.data.fill(255).set([red]);
  return { name: `${name}.png`, mimeType: 'image/png', buffer: PNG.sync.write(png) };
}
const words = zh.admin.media;
/** What the server holds of files that are on their way. */
const unfinished = () => readdir(join(server.dataDir, 'unfinished', hospital.orgGid)).catch(() => []);
/** Works on a network on which a film takes many seconds. */
async function whileFilmsAreSlow(work: (film: FilmOnDisk) => Promise<void>) {
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 2 * 1024 * 1024 };
  await network.send('Network.emulateNetworkConditions', slow);
  await using film = await filmOnDisk('太早離開.mp4', 40);
  await work(film);
  await network.detach();
}
const choose = (name: string) => page.getByRole('checkbox', { name: words.choose.replace('{{name}}', name) });
const shownAt = async (index: number) => {
  const panelGid = hospital.rooms[index]?.panel.gid ?? '';
  return (await hospital.api.call('listMedia', { query: { panelGid } })).data.map(({ name }) => name);
};

test('files are sent together, chosen by their pictures and shown at every panel, once', async () => {
  await page.goto(`${server.url}/admin/${hospital.orgGid}/media-library`);
  await page.locator('main input[type=file]').setInputFiles([picture('流感', 10), picture('洗手', 20)]);
  await choose('流感').check();
  await choose('洗手').check();
  await page.getByRole('button', { name: words.copy }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.allPanels }).click();
  await dialog.getByRole('button', { name: words.copy }).click();
  await page.getByText(words.copied.replace('{{number}}', '4')).waitFor();
  for (const index of [0, 1]) expect((await shownAt(index)).sort()).toEqual(['洗手', '流感'].sort());
  await expectPage(page.getByRole('link', { name: '診間 103' }).first()).toBeVisible();

  await choose('流感').check();
  await page.getByRole('button', { name: words.copy }).click();
  await dialog.getByRole('button', { name: words.allPanels }).click();
  await dialog.getByRole('button', { name: words.copy }).click();
  await page.getByText(words.copied.replace('{{number}}', '0')).waitFor();
  expect(await shownAt(0)).toHaveLength(2);
});

test('a panel lists its media by their pictures, however wide the page', async () => {
  const panelGid = hospital.rooms[0]?.panel.gid ?? '';
  await page.goto(`${server.url}/admin/${hospital.orgGid}/management/${panelGid}/media`);
  for (const [width, role] of [
    [1280, 'row'],
    [400, 'listitem'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['流感', '洗手']) {
      const drawn = page.locator('main').getByRole(role).filter({ hasText: name }).locator('img');
      await expect.poll(() => drawn.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(8);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('copies that are made once their dialog was closed do not close the next', async () => {
  await page.goto(`${server.url}/admin/${hospital.orgGid}/media-library`);
  await page.locator('main input[type=file]').setInputFiles([picture('量血壓', 30)]);
  const dialog = page.getByRole('dialog');
  const copy = page.getByRole('button', { name: words.copy });
  const answer = await holdNext(page, 'copyMedia');
  await choose('量血壓').check();
  await copy.click();
  await dialog.getByRole('button', { name: words.allPanels }).click();
  await dialog.getByRole('button', { name: words.copy }).click();
  await answer.asked;
  await dialog.getByRole('button', { name: zh.ra.action.cancel }).click();
  await copy.click();
  await dialog.getByRole('button', { name: words.allPanels }).click();
  answer.let();
  await page.getByText(words.copied.replace('{{number}}', '2')).waitFor();
  await expectPage(dialog.getByRole('button', { name: '診間 103' })).toBeVisible();
});

test('a file that the library would refuse is not sent: it says at once what is wrong, in Chinese', async () => {
  await using film = await filmOnDisk('一整天的影片.mp4', 0);
  const [rule] = uploads.createMediaBankItem ?? [];
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await truncate(film.path, (rule?.maxBytes ?? 0) + 1);
  await page.goto(`${server.url}/admin/${hospital.orgGid}/media-library`);
  const input = page.locator('main input[type=file]');
  await input.setInputFiles(film.path);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expectPage(row(film.name)).toContainText('檔案太大，上限為 200 MB');
  await input.setInputFiles({ name: '公告.docx', mimeType: '', buffer: Buffer.from('PK') });
  await expectPage(row('公告.docx')).toContainText('檔案格式不符，可上傳：MP4');
  await page.getByRole('button', { name: `${zh.ra.action.cancel}：公告.docx` }).click();
  await expectPage(row('公告.docx')).toHaveCount(0);
  expect(sent.filter((url) => /upload|media/i.test(url))).toEqual([]);
});

test('files of one name, sent from two pages at once, are both there, and long names of emoji too', async () => {
  await using first = await filmOnDisk('衛教.mp4', 5, '1');
  await using second = await filmOnDisk('衛教.mp4', 5, '2');
  const pages = [page, await openAdmin(browser, server.url, hospital.orgGid, organisationPassword)];
  for (const one of pages) {
    await one.goto(`${server.url}/admin/${hospital.orgGid}/media-library`);
    await one.getByRole('list', { name: zh.admin.pages.mediaLibrary }).waitFor();
  }
  const name = `a${'😀'.repeat(100)}`;
  await Promise.all(
    pages.map(async (one, place) => {
      const input = one.locator('main input[type=file]');
      await input.setInputFiles(place ? second.path : first.path);
      await input.setInputFiles(picture(name, 30 + place));
    }),
  );
  for (const one of pages) {
    for (const file of ['衛教.mp4', name]) {
      await expectPage(one.getByRole('listitem').filter({ hasText: file }).first()).toContainText(words.state.done);
    }
  }
  const names = (await hospital.api.call('listMediaBankItem', { query: {} })).data.map((one) => one.name);
  expect(names).toEqual(expect.arrayContaining(['衛教', '衛教 (2)', `a${'😀'.repeat(79)}`, `a${'😀'.repeat(75)} (2)`]));
  await expect.poll(() => unfinished()).toEqual([]);
  await pages[1]?.close();
});

test('a page is not left while a file is on its way, unless somebody says so: then nothing of it stays', async () => {
  const goAway = () => page.getByRole('link', { name: zh.admin.pages.appointments, exact: true }).click();
  const asks = page.getByRole('dialog');
  await whileFilmsAreSlow(async (film) => {
    await page.goto(`${server.url}/admin/${hospital.orgGid}/media-library`);
    const input = page.locator('main input[type=file]');
    await input.waitFor({ state: 'attached' });
    await input.setInputFiles(film.path);
    await expect.poll(() => unfinished()).not.toEqual([]);
    await goAway();
    await expectPage(asks).toContainText(words.leaveText);
    await asks.getByRole('button', { name: zh.ra.action.cancel, exact: true }).click();
    await expectPage(page.getByRole('listitem').filter({ hasText: film.name })).toContainText(/上傳中/);
    await goAway();
    await asks.getByRole('button', { name: words.leave, exact: true }).click();
    await page.waitForURL(/appointment-list/);
    await expect.poll(() => unfinished()).toEqual([]);
  });
  await whileFilmsAreSlow(async (film) => {
    await page.goto(`${server.url}/admin/${hospital.orgGid}/system/video/create`);
    await page.getByLabel(zh.fields.MediaBankItem.name).fill('太早離開');
    await page.getByRole('combobox', { name: zh.fields.MediaBankItem.type }).click();
    await page.getByRole('option', { name: zh.values.MediaType.video }).click();
    await page.locator('main input[type=file]').setInputFiles(film.path);
    await page.getByRole('button', { name: zh.ra.action.save, exact: true }).click();
    await expect.poll(() => unfinished()).not.toEqual([]);
    await goAway();
    await asks.getByRole('button', { name: zh.admin.unsaved.discard, exact: true }).click();
    await page.waitForURL(/appointment-list/);
    await expect.poll(() => unfinished()).toEqual([]);
  });
  const library = await hospital.api.call('getMediaLibrary');
  expect(library.data.map((item) => item.name)).not.toContain('太早離開');
  expect(page.url()).toContain('appointment-list');
});

test('an upload that somebody stops in its form is not called an error, and the form stays as it was', async () => {
  await page.clock.install();
  await page.goto(`${server.url}/admin/${hospital.orgGid}/system/video/create`);
  const name = page.getByLabel(zh.fields.MediaBankItem.name);
  await name.fill('改天再傳');
  await page.getByRole('combobox', { name: zh.fields.MediaBankItem.type }).click();
  await page.getByRole('option', { name: zh.values.MediaType.video }).click();
  await whileFilmsAreSlow(async (film) => {
    await page.locator('main input[type=file]').setInputFiles(film.path);
    await page.getByRole('button', { name: zh.ra.action.save, exact: true }).click();
    const upload = page.locator('[data-field=root_file]');
    const giveUp = upload.getByRole('button', { name: zh.ra.action.cancel, exact: true });
    await giveUp.waitFor();
    // What is said stands for two seconds, which a busy machine may take to look: time stands still.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
    await giveUp.click();
    await page.getByRole('alert').filter({ hasText: zh.errors.aborted }).waitFor();
    await page.clock.resume();
  });
  expect(await page.locator('.RaNotification-error').count()).toBe(0);
  await expectPage(name).toHaveValue('改天再傳');
  await page.evaluate(() => sessionStorage.clear());
});

test('a file that a proxy on the way lets through neither in parts nor whole says that, not that something failed', async () => {
  const page413 = '<html><h1>413 Request Entity Too Large</h1></html>';
  const answer = (route: Route) => route.fulfill({ status: 413, contentType: 'text/html', body: page413 });
  const sent = (url: URL) => /\/upload\/part$|\/system\/media/.test(url.pathname);
  await page.goto(`${server.url}/admin/${hospital.orgGid}/media-library`);
  const input = page.locator('main input[type=file]');
  await input.waitFor({ state: 'attached' });
  await page.route(sent, (route) => (route.request().method() === 'POST' ? answer(route) : route.continue()));
  await using film = await filmOnDisk('太大.mp4', 6);
  await input.setInputFiles([film.path]);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expectPage(row('太大.mp4')).toContainText(zh.errors.upload_too_large_for_proxy);
  await input.setInputFiles([picture('也太大', 30)]);
  await expectPage(row('也太大.png')).toContainText(zh.errors.upload_too_large_for_proxy);
  await page.unroute(sent);
});

test('a film that is cut off near its end goes on where it was; one that is given up is gone', async () => {
  const cable = await layCable(server.port);
  const remote = await openAdmin(browser, cable.url, hospital.orgGid, organisationPassword);
  try {
    await remote.clock.install();
    await remote.goto(`${cable.url}/admin/${hospital.orgGid}/media-library`);
    const input = remote.locator('main input[type=file]');
    await input.waitFor({ state: 'attached' });
    await using film = await filmOnDisk('洗手七步.mp4', 10, 'a film');
    await using other = await filmOnDisk('給更正.mp4', 20, 'a film');
    const size = film.content.length;
    const before = cable.brought();
    // It would also go on by itself after a second: time stands still, so that the press is first.
    await remote.clock.pauseAt(await remote.evaluate(() => Date.now() + 5_000));
    cable.pullAfter(size * 0.9);
    await input.setInputFiles(film.path);
    const goOn = remote.getByRole('button', { name: zh.admin.form.continueUpload });
    await goOn.waitFor();
    await expectPage(remote.getByText(zh.admin.form.uploadAway)).toBeVisible();
    cable.plug();
    await goOn.click();
    await remote.clock.resume();
    const row = remote.getByRole('listitem').filter({ hasText: film.name });
    await expectPage(row).toContainText(words.state.done);
    expect(cable.brought() - before).toBeLessThan(size * 1.15);
    const library = await hospital.api.call('getMediaLibrary');
    const found = library.data.find(({ name }) => name === '洗手七步');
    expect(found?.url).toBe(`/files/${createHash('sha256').update(film.content).digest('hex')}.mp4`);

    cable.pullAfter(size / 2);
    await input.setInputFiles(other.path);
    await goOn.waitFor();
    cable.plug();
    await remote.getByRole('button', { name: `${zh.ra.action.cancel}：給更正.mp4` }).click();
    await expectPage(remote.getByText('給更正.mp4')).toHaveCount(0);
  } finally {
    await remote.close();
    cable.close();
  }
});
