/** The help beside a page is that of the tab that is shown, and says nothing of what is not there. */
import type { Browser, Page } from 'playwright';
import { test } from 'vitest';
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

async function openHelp(path: string) {
  await page.goto(`${server.url}/admin/${hospital.orgGid}/${path}`);
  const opener = page.getByRole('button', { name: zh.help.open, exact: true });
  await opener.click();
  return page.getByRole('dialog', { name: zh.help.open });
}

test('help is headed by the tab that it tells of: the voices’ was headed by the settings', async () => {
  const { tabs } = zh.admin.organisation;
  const headings: [path: string, heading: string][] = [
    ['system/voice', tabs.voice],
    ['system/label', tabs.label],
    ['system/general/times', zh.admin.pages.system],
    ['logs/accessLog', zh.entities.AccessLog],
    ['logs/appointments', zh.admin.logs.appointments],
    [`management/${panel}/media`, zh.entities.Media],
    [`management/${panel}/controller`, zh.admin.panel.controller],
    ['staff', zh.admin.pages.staff],
  ];
  for (const [path, heading] of headings) {
    const help = await openHelp(path);
    await expectPage(help.getByRole('heading', { level: 2 })).toHaveText(heading);
  }
});

test('voices and the groups made of them stand on one page, and its help tells of both', async () => {
  const help = await openHelp('system/voice');
  await help.getByText(zh.purposes.Voice).waitFor();
  await help.getByText(zh.purposes.VoiceGroup).waitFor();
});

test('where nothing is typed and no row is chosen, help has no heading over no fields and no key for it', async () => {
  const help = await openHelp('logs/accessLog');
  await help.getByText(zh.purposes.AccessLog).waitFor();
  await expectPage(help.getByRole('heading')).toHaveCount(1);
  await expectPage(help).not.toContainText(zh.help.keysOf.list);
});

test('help of the settings tells of what can be set there, not of what the provider chose', async () => {
  const help = await openHelp('system');
  await help.getByText(zh.fields.Organisation.timeZoneName, { exact: true }).waitFor();
  await expectPage(help).not.toContainText(zh.hints.Organisation.gid);
  await expectPage(help).not.toContainText(zh.hints.Organisation.password);
});
