/** axe finds nothing serious on any page of the administration, and no page breaks the content security policy. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { expectPage } from '../browser/expect-page.ts';
import { launchBrowser } from '../browser/launch.ts';
import { type RunningServer, startServer } from '../running/server.ts';
import { openAdmin } from './hospital/admin-page.ts';
import { type Hospital, organisationPassword, setUpHospital } from './hospital/set-up-hospital.ts';
import { beginWith } from './journey.ts';

interface Finding {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;
let axe: string;
const complaints: string[] = [];

async function end(): Promise<void> {
  await browser?.close();
  await server?.stop();
}
beginWith(async () => {
  await end();
  complaints.length = 0;
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  hospital = await setUpHospital(server, ['101', '103']);
  const panelGid = hospital.rooms[0]?.panel.gid ?? '';
  await hospital.api.call('createMarquee', { query: { panelGid }, body: { title: '流感', content: '流感疫苗開打' } });
  await hospital.api.call('createMedia', {
    query: { panelGid },
    body: { name: '衛教影片', type: 'video', source: 'videoSite', url: 'https://example.org/video' },
  });
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
});
afterAll(end);

/** Waits until nothing moves into its place any more: a transition changes contrast while it runs. */
const stands = () =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
            ).length,
      ),
    )
    .toBe(0);

interface Axe {
  run(options: object): Promise<{ violations: Finding[]; passes: unknown[] }>;
}

async function findings(): Promise<string[]> {
  await page.evaluate(axe);
  const { violations, passes } = await page.evaluate(() =>
    (window as unknown as { axe: Axe }).axe.run({ iframes: false }),
  );
  expect(passes.length).toBeGreaterThan(15); // it did look
  return violations
    .filter(({ impact }) => ['serious', 'critical'].includes(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

const pages: [string, string, (hospital: Hospital) => string][] = [
  ['the panel list', 'table', () => 'management'],
  ['a new panel', '[role=radio]', () => 'management/create'],
  ['how a panel calls', '#root_startingNumber', ({ rooms }) => `management/${rooms[0]?.panel.gid}/controller`],
  ['voices of a panel', 'main', ({ rooms }) => `management/${rooms[0]?.panel.gid}/voice`],
  ['a new voice group', '#root_name', () => 'voiceGroup/create'],
  ['a new shift', '[data-field=root_date] input', () => 'doctorShift/create'],
  ['the voices', 'main', () => 'system/voice'],
  ['the pictures of ticket machines', '[data-field=root_orgLogo]', () => 'system/ticket'],
  ['a panel', '#root_name', ({ rooms }) => `management/${rooms[0]?.panel.gid}/general`],
  ['media', 'tbody a', ({ rooms }) => `management/${rooms[0]?.panel.gid}/media`],
  ['a new medium', '#root_name', ({ rooms }) => `management/${rooms[0]?.panel.gid}/media/create`],
  ['announcements', 'tbody a', ({ rooms }) => `management/${rooms[0]?.panel.gid}/announcement`],
  ['a new group', '#root_name', () => 'panel-group-management/create'],
  ['appointments', 'h1', () => 'appointment-list'],
  ['staff', 'tbody a', () => 'staff'],
  ['a new member of staff', '#root_staffId', () => 'staff/create'],
  ['the screens', 'main', () => 'screens'],
  ['the organisation', '#root_name', () => 'system/general'],
];

test.each(pages)('%s', async (_name, sign, path) => {
  await page.goto(`${server.url}/admin/${hospital.orgGid}/${path(hospital)}`);
  await page.locator(sign).first().waitFor();
  await stands();
  expect(await findings()).toEqual([]);
  await expectPage(page.locator('h1')).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('the pages of the provider’s staff, their sign-in and an unknown page', async () => {
  await page.goto(`${server.url}/admin/${hospital.orgGid}/nowhere`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await findings()).toEqual([]);
  await page.goto(`${server.url}/system-advance`);
  await page.locator('input[type=password]').fill(server.adminPassword);
  expect(await findings()).toEqual([]);
  await page.locator('button[type=submit]').click();
  await page.locator('tbody a').first().waitFor();
  await stands();
  expect(await findings()).toEqual([]);
  await page.goto(`${server.url}/system-advance/organization-list/create`);
  await page.locator('#root_gid').waitFor();
  await stands();
  expect(await findings()).toEqual([]);
});
