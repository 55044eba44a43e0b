/** A server that is busy for a while: pages say so, and have what they asked for once it is there. */
import type { Page } from 'playwright';
import { test } from 'vitest';
import { busyMs } from '#admin/data/away.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { addressOf } from '../../browser/address-of.ts';
import { answerBusy } from '../../browser/answer-busy.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import { organisationPassword, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let page: Page;
let base: string;

beginWith(async (opened) => {
  const { server, browser } = await openProduct(opened);
  const hospital = await setUpHospital(server, ['101', '103']);
  await hospital.api.call('createRoom', { body: { code: '201', name: '201 診' } });
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
  await page.clock.install();
  base = `${server.url}/admin/${hospital.orgGid}`;
});

/** Has calls refused as a busy server does, until `work` is done. */
async function whileBusy(calls: RegExp, work: () => Promise<unknown>) {
  await page.route(calls, answerBusy);
  await work();
  await page.unroute(calls);
  await page.clock.fastForward(busyMs);
}

test('a list says that the server is busy, and has its rows once it is not', async () => {
  await whileBusy(/panel\/list/, async () => {
    await page.goto(`${base}/management`);
    await page.getByText(zh.errors.service_busy).first().waitFor();
  });
  await page.getByText('診間 101').first().waitFor();
  await expectPage(page.getByText(zh.errors.service_busy)).toHaveCount(0);
});

test('the panels that a device may work at are offered once the server is not busy', async () => {
  await page.goto(`${base}/screens`);
  await whileBusy(/panel\/list/, async () => {
    await page.getByRole('link', { name: zh.admin.devices.pair }).click();
    await page.getByText(zh.errors.service_busy).first().waitFor();
  });
  await page.getByRole('combobox', { name: zh.admin.devices.panel }).click();
  await page.getByRole('option', { name: '診間 103' }).waitFor();
  await expectPage(page.getByText(zh.errors.service_busy)).toHaveCount(0);
});

test('the rooms that panels are made for are offered, with what would become of them, once the server is not busy', async () => {
  await whileBusy(addressOf('listRoom'), async () => {
    await page.goto(`${base}/management/create`);
    await page.locator('[data-panel-type=defaultPanel]').click();
    await page.getByRole('button', { name: zh.admin.panel.createSeveral }).click();
    await page.getByText(zh.errors.service_busy).first().waitFor();
  });
  const row = page.getByRole('row', { name: /201 診/ });
  await whileBusy(addressOf('createPanelSeries'), async () => {
    await row.getByRole('checkbox').check();
    await page.clock.fastForward(busyMs);
    await page.getByText(zh.errors.service_busy).first().waitFor();
  });
  await row.getByText(zh.admin.panel.series.toMake).waitFor();
  await expectPage(page.getByText(zh.errors.service_busy)).toHaveCount(0);
});

test('pages that read again by themselves say why they have nothing to show yet', async () => {
  for (const [path, operation] of [
    ['media-library', 'getMediaLibrary'],
    ['roster', 'getRosterWeek'],
    ['sessions', 'listSessions'],
    ['appointment-list', 'getAppointmentDay'],
  ] as const) {
    await whileBusy(addressOf(operation), async () => {
      await page.goto(`${base}/${path}`);
      await page.getByRole('main').getByText(zh.errors.service_busy).waitFor();
    });
    await expectPage(page.getByText(zh.errors.service_busy)).toHaveCount(0);
  }
});

test('a page that is reloaded while the server cannot work says so, and comes by itself once it can', async () => {
  await page.goto(`${base}/management`);
  await page.getByText('診間 101').first().waitFor();
  await whileBusy(/\/api\//, async () => {
    await page.reload();
    await page.getByRole('heading', { name: zh.admin.unready.title }).waitFor();
    // It is asked again, and does not go on before.
    await page.clock.fastForward(busyMs);
    await page.getByText(zh.admin.unready.text).waitFor();
  });
  await page.getByText('診間 101').first().waitFor();
});
