/** The list of devices, told of a hospital's worth of them: what it says of each has a place. */
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import { wholeWords } from '#client/text/whole-words.ts';
import { mostItems } from '#generated/most-items.ts';
import type { FleetDevice } from '#generated/shapes.ts';
import { Locale } from '#generated/values.ts';
import th from '#locales/th.json' with { type: 'json' };
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

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101']);
  await hospital.api.call('updateOrganisationGeneral', { body: { gid: hospital.orgGid, dateFormat: 'roc' } });
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
  await page.route('**/device/fleet/list*', (route) => route.fulfill({ json: told() }));
});

const list = () => page.getByLabel(zh.admin.fleet.title, { exact: true });

/** Devices of which there is as much to say as there may be. */
function told() {
  const readAt = Date.now();
  const device: FleetDevice = {
    kind: 'panel',
    panelGid: 'hall',
    panelName: '一樓門診大廳',
    location: '門診大樓 1F',
    name: '大廳西側',
    device: 'television1',
    heardAt: readAt,
    onlineSince: readAt - 86_400_000,
    engine: 'Chrome/126',
    runtime: 'aaaaaaaa',
    versionNumber: '1.4.2',
    storedMb: 812,
    storageMb: 2400,
    clockOffMs: 130_000,
    sound: 'muted',
    layout: 'clinicsLobbyPanel',
    shows: ['002', '007', '011', '005'],
  };
  const kinds = ['kiosk', 'ticketMachine', 'controller'] as const;
  const data = [
    { ...device, deviceGid: 'television' },
    ...kinds.map((kind) => ({ ...device, kind, device: kind, wantedVersion: '1.5.0' })),
  ];
  return { data, count: data.length, readAt };
}

test.each(Locale)('it fits a screen of 1280 pixels in %s', async (locale) => {
  await page.evaluate((chosen) => localStorage.setItem('callboard-language', chosen), locale);
  await page.goto(`${server.url}/admin/${hospital.orgGid}/screens`);
  const table = page.locator('main table');
  await expectPage(table.locator('tbody tr')).toHaveCount(4);
  const [needs, has] = await table.evaluate((one) => [one.scrollWidth, one.parentElement?.clientWidth]);
  expect(needs).toBeLessThanOrEqual(has ?? 0);
});

test.each([
  ['ticketMachine', 'บัตรคิว'],
  ['panel', 'แสดงผล'],
] as const)('no line breaks within the Thai words of what kind a device is (%s)', async (name, part) => {
  await page.evaluate(() => localStorage.setItem('callboard-language', 'th'));
  await page.goto(`${server.url}/admin/${hospital.orgGid}/screens`);
  const kind = page.locator('main tbody td.kind', { hasText: wholeWords(th.values.FleetKind[name]) });
  const lines = await kind.evaluate((cell, word) => {
    const text = cell.firstChild as Text;
    const range = document.createRange();
    range.setStart(text, text.data.indexOf(word));
    range.setEnd(text, text.data.indexOf(word) + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }, wholeWords(part));
  expect(lines).toBe(1);
});

test('who names a device does not move it back to where it stood when they began', async () => {
  await page.evaluate(() => localStorage.setItem('callboard-language', 'zh-TW'));
  await page.goto(`${server.url}/admin/${hospital.orgGid}/screens`);
  const screen = page.getByRole('row').filter({ hasText: zh.values.FleetKind.panel });
  await screen.getByRole('checkbox').check();
  await page.getByRole('button', { name: zh.admin.devices.change, exact: true }).click();
  await page.getByLabel(zh.admin.devices.name, { exact: true }).fill('大廳東側');
  const sent = page.waitForRequest('**/device/paired/change*');
  await page.getByRole('button', { name: zh.ra.action.save, exact: true }).click();
  expect((await sent).postDataJSON()).toEqual({ gids: ['television'], name: '大廳東側' });
  // The server knows none of that name.
  await page.getByText(zh.admin.devices.gone.replace('{{number}}', '1'), { exact: true }).waitFor();
});

test('more devices than one call takes are unpaired together', async () => {
  const { unpairDevices } = mostItems;
  const [device] = told().data;
  const data = Array.from({ length: unpairDevices.gids + 1 }, (_, place) => {
    const name = `screen-${place}`;
    return { ...device, device: name, deviceGid: name };
  });
  await page.route('**/device/fleet/list*', (route) =>
    route.fulfill({ json: { ...told(), data, count: data.length } }),
  );
  const sent: string[][] = [];
  await page.route('**/device/paired/unpair*', (route) => {
    const { gids } = route.request().postDataJSON() as { gids: string[] };
    sent.push(gids);
    return route.fulfill({ json: { count: gids.length } });
  });
  await page.goto(`${server.url}/admin/${hospital.orgGid}/screens`);
  const all = zh.admin.fleet.chooseAll.replace('{{number}}', String(data.length));
  await page.getByRole('button', { name: all, exact: true }).click();
  const unpair = { name: zh.admin.devices.unpair, exact: true } as const;
  await page.getByRole('button', unpair).click();
  await page.getByRole('dialog').getByRole('button', unpair).click();
  await page.getByText(zh.admin.devices.unpaired, { exact: true }).waitFor();
  expect(sent.map(({ length }) => length)).toEqual([unpairDevices.gids, 1]);
  expect(new Set(sent.flat()).size).toBe(data.length);
  await page.unroute('**/device/fleet/list*');
  await page.unroute('**/device/paired/unpair*');
  await page.route('**/device/fleet/list*', (route) => route.fulfill({ json: told() }));
});

test('who asks several devices hears how many do not respond', async () => {
  await page.route('**/device/fleet/order*', (route) => route.fulfill({ json: { count: 3 } }));
  await page.goto(`${server.url}/admin/${hospital.orgGid}/screens`);
  await page.getByLabel(zh.admin.fleet.choosePage, { exact: true }).check();
  await page.getByRole('button', { name: zh.values.FleetOrder.reload, exact: true }).click();
  const asked = zh.admin.fleet.asked_reload.replace('{{number}}', '3');
  const text = zh.admin.fleet.askedSome.replace('{{asked}}', asked).replace('{{number}}', '1');
  await page.getByText(text, { exact: true }).waitFor();
  await page.unroute('**/device/fleet/order*');
});

test.each([
  ['unpaired', 'unpair', zh.admin.devices.unpair],
  ['moved', 'change', zh.admin.devices.change],
] as const)('devices of which a colleague has unpaired one meanwhile are %s without it', async (_, call, name) => {
  const [device] = told().data;
  const gids = ['east', 'west', 'south'];
  const data = gids.map((gid) => ({ ...device, device: gid, deviceGid: gid, name: gid }));
  const left = gids.filter((gid) => gid !== 'west');
  await page.route('**/device/fleet/list*', (route) => route.fulfill({ json: { ...told(), data, count: 3 } }));
  await page.route('**/device/paired/list*', (route) =>
    route.fulfill({ json: { data: left.map((gid) => ({ ...device, gid })), count: left.length } }),
  );
  const done: string[][] = [];
  await page.route(`**/device/paired/${call}*`, (route) => {
    const { gids: sent } = route.request().postDataJSON() as { gids: string[] };
    const contents = [{ code: 'not_found', field: `gids.${sent.indexOf('west')}` }];
    if (sent.includes('west')) return route.fulfill({ status: 404, json: { contents, traceId: 'a' } });
    done.push(sent);
    return route.fulfill({ json: { count: sent.length } });
  });
  await page.goto(`${server.url}/admin/${hospital.orgGid}/screens`);
  for (const gid of gids) await page.getByRole('row').filter({ hasText: gid }).getByRole('checkbox').check();
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (call === 'change') {
    await dialog.getByLabel(zh.admin.devices.panel).first().click();
    await page.getByRole('option').first().click();
    await dialog.getByRole('button', { name: zh.ra.action.save, exact: true }).click();
    await page.getByText(zh.admin.devices.gone.replace('{{number}}', '1'), { exact: true }).waitFor();
  } else {
    await dialog.getByRole('button', { name, exact: true }).click();
    await page.getByText(zh.admin.devices.unpaired, { exact: true }).waitFor();
  }
  expect(done).toEqual([left]);
  await expectPage(dialog).toHaveCount(0);
  for (const path of ['fleet/list', 'paired/list', `paired/${call}`]) await page.unroute(`**/device/${path}*`);
  await page.route('**/device/fleet/list*', (route) => route.fulfill({ json: told() }));
});

test('on a phone a device is chosen on its card, and what can be done with it appears', async () => {
  await page.evaluate(() => localStorage.setItem('callboard-language', 'zh-TW'));
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${server.url}/admin/${hospital.orgGid}/screens`);
  const cards = list().getByRole('listitem');
  await expectPage(cards).toHaveCount(4);
  await cards.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: zh.values.FleetOrder.reload, exact: true }).waitFor();
});
