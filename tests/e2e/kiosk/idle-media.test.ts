/** What a kiosk shows while nobody stands there, from one patient to the next. */
import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { picture } from '#demo/picture.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { passTime, passTimeUntil } from '../../browser/pass-time.ts';
import { beginWith } from '../journey.ts';
import { atHome, openPatientDevices, type PatientDevices } from './patient-devices.ts';

let devices: PatientDevices;
let panelGid: string;

beginWith(async (opened) => {
  devices = await openPatientDevices(opened, ['103']);
  panelGid = devices.lobby.gid;
});
afterEach(async () => {
  const { data } = await devices.hospital.api.call('listMedia', { query: { panelGid } });
  for (const { gid } of data) await devices.hospital.api.call('deleteMedia', { query: { gid } });
  expect(devices.complaints).toEqual([]);
});

async function addPicture(file: string): Promise<void> {
  const body = { name: file, type: 'image', source: 'cloud', seconds: 600 } as const;
  await devices.hospital.api.call(
    'createMedia',
    { query: { panelGid }, body },
    { files: { file: await picture(file) } },
  );
}

async function openKiosk(): Promise<Page> {
  const [, page] = await devices.open();
  await page.clock.install();
  await page.goto(devices.server.url + devices.lobby.kioskUrl);
  await atHome(page);
  return page;
}

const address = (page: Page) => page.locator('.idle img').getAttribute('src');

test('goes on with the next medium after each patient, or only the first would ever be seen', async () => {
  for (const file of ['logo.png', 'vaccine-zh.png']) await addPicture(file);
  const page = await openKiosk();
  const seen = [];
  for (const _ of [1, 2, 3]) {
    await passTime(page, 42, 4);
    seen.push(await address(page));
    await page.getByRole('button').last().click();
    await expectPage(page.locator('.idle')).toHaveCount(0);
  }
  expect(seen[1]).not.toBe(seen[0]);
  expect(seen[2]).toBe(seen[0]);
  await page.context().close();
});

test('leaves out each film of a video site that is away', async () => {
  for (const id of ['dQw4w9WgXcQ', 'aaaaaaaaaaa']) {
    const body = { name: id, type: 'video', source: 'videoSite', url: `https://youtu.be/${id}` } as const;
    await devices.hospital.api.call('createMedia', { query: { panelGid }, body });
  }
  await addPicture('logo.png');
  const page = await openKiosk();
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>nothing</p>' }),
  );
  await passTime(page, 40, 4);
  await passTimeUntil(page, () => page.locator('.idle iframe').isVisible(), 2);
  await passTime(page, 30, 2);
  await expectPage(page.locator('.idle img')).toBeVisible();
  await page.context().close();
});
