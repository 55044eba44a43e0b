/**
 * A stopwatch for a television that is taken out of its box: the launcher started on a machine that knows nothing, the
 * code read and entered on a telephone, the panel on the screen, the first patient called. People are as quick here as
 * the pages let them be; what they take to walk and to type comes on top.
 */
import type { Page } from 'playwright';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { launchBrowser } from '#tests/browser/launch.ts';
import { openAdmin } from '#tests/e2e/hospital/admin-page.ts';
import {
  type Hospital,
  organisationPassword,
  setUpHospital,
  staffPassword,
} from '#tests/e2e/hospital/set-up-hospital.ts';
import { codeIn, startLauncher } from '#tests/running/launcher.ts';
import { startServer } from '#tests/running/server.ts';
import { type Figure, figure, report } from './report.ts';
import { until } from './television/until.ts';

const { devices } = zh.admin;
const figures: Figure[] = [];
let began = 0;

const server = await startServer();
const browser = await launchBrowser({ motion: true });
const hospital = await setUpHospital(server, ['101']);
const panel = hospital.rooms[0]?.panel;
if (!panel) throw new Error('the hospital has no room');
await hospital.api.call('updatePanel', {
  path: { panelType: 'defaultPanel' },
  body: { gid: panel.gid, callingMode: 0 },
});
const telephone = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);

lap();
const unpacked = performance.now();
const launcher = await startLauncher({ server: server.url });
try {
  const code = await until(async () => codeIn(server.dataDir));
  lap('the code is on the screen');
  await enter(telephone, code);
  lap('the code is entered on a telephone');
  const screens = async () => (await hospital.api.call('listScreens', { query: { panelGid: panel.gid } })).data;
  await until(async () => (await screens()).length > 0);
  lap('the screen shows its panel');
  await callOne(hospital, panel.gid);
  const receipts = async () => (await hospital.api.call('listCallReceipts', { query: { panelGid: panel.gid } })).data;
  await until(async () => (await receipts()).some(({ shownAt }) => shownAt));
  lap('the first call is shown, and the server knows');
  figures.push(figure('all of it', (performance.now() - unpacked) / 1000, 's', { atMost: 120 }));
} finally {
  await launcher.remove();
  await browser.close();
  await server.stop();
}
console.log(report('television', figures));
process.exit();

/** What the time since the last lap was for; nothing where it is no part of the mounting. */
function lap(name?: string): void {
  const now = performance.now();
  if (name) figures.push(figure(name, (now - began) / 1000, 's'));
  began = now;
}

/** As somebody does who has scanned the code: the panel is chosen, the device named. */
async function enter(page: Page, code: string): Promise<void> {
  await page.goto(`${server.url}/admin/${hospital.orgGid}/screens/pair?code=${code}`);
  await page.getByRole('combobox', { name: devices.panel }).click();
  await page.getByRole('option', { name: '診間 101' }).click();
  await page.getByLabel(devices.name).fill('大廳西側');
  await page.getByRole('button', { name: devices.pair }).click();
  await page.getByText('大廳西側').first().waitFor();
}

async function callOne({ api, orgGid, rooms }: Hospital, panelGid: string): Promise<void> {
  const staffId = rooms[0]?.staffId ?? '';
  const { token } = await api.call('signInStaff', { body: { orgGid, staffId, password: staffPassword } });
  const at = { path: { variant: 'clinic' as const }, body: { panelGid } };
  await api.as(token).call('logInCounter', at);
  await api.as(token).call('callNext', at);
}
