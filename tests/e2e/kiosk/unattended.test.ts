/** A kiosk to which people come and from which they go: what it says by itself, and what the next one finds. */
import type { Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { apiAt } from '#demo/api.ts';
import { picture } from '#demo/picture.ts';
import th from '#locales/th.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { passTime, passTimeUntil } from '../../browser/pass-time.ts';
import { seriousFindings } from '../../browser/serious-findings.ts';
import { launchWithoutStorage } from '../../browser/without-storage.ts';
import { fillSignIn } from '../controller/sign-in.ts';
import { staffPassword } from '../hospital/set-up-hospital.ts';
import { inventVoice } from '../invented-voice.ts';
import { beginWith } from '../journey.ts';
import { atHome, openPatientDevices, type PatientDevices, scan } from './patient-devices.ts';

let devices: PatientDevices;
const kioskUrl = () => devices.server.url + devices.lobby.kioskUrl;
const id = (place: number) => devices.patients[place]?.patientId ?? '';

beginWith(async (opened) => {
  devices = await openPatientDevices(opened, ['103'], 4);
});
afterEach(() => expect(devices.complaints).toEqual([]));

async function openKiosk(init?: () => void): Promise<Page> {
  const [, page] = await devices.open();
  if (init) await page.addInitScript(init);
  await page.clock.install();
  await page.goto(kioskUrl());
  await atHome(page);
  return page;
}

describe('what the person before has set', () => {
  test('is set back on the first page too, once nobody touches it', async () => {
    const page = await openKiosk();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Contrast' }).click();
    await page.getByRole('button', { name: 'Larger text' }).click();
    await expectPage(page.locator('html')).toHaveClass(/high-contrast large/);
    await passTime(page, 42, 4);
    await atHome(page);
    await expectPage(page.locator('html')).not.toHaveClass(/large|high-contrast/);
    await page.context().close();
  });

  test('is set back when the next one scans over the answer', async () => {
    const page = await openKiosk();
    await page.getByRole('button', { name: 'English' }).click();
    await scan(page, id(0));
    await page.getByText('Check-in complete').waitFor();
    await scan(page, id(1));
    await page.getByText(zh.values.CheckInOutcome.checkedIn, { exact: true }).waitFor();
    await page.context().close();
  });
});

test('a kiosk that is refused a sound answers all the same', async () => {
  const page = await openKiosk(() => {
    window.AudioContext = class {
      constructor() {
        throw new DOMException('No more hardware contexts.', 'NotSupportedError');
      }
    } as never;
  });
  await scan(page, id(3));
  await page.getByText(zh.values.CheckInOutcome.checkedIn, { exact: true }).waitFor();
  await passTime(page, 1);
  await expectPage(page.getByText(zh.values.CheckInOutcome.checkedIn, { exact: true })).toBeVisible();
  await page.context().close();
});

test('stopped check-in is said at once, before anybody tries, and opens again by itself', async () => {
  const page = await openKiosk();
  await devices.hospital.api.call('updatePanel', {
    path: { panelType: 'clinicsLobbyPanel' },
    body: { gid: devices.lobby.gid, status: 'pause' },
  });
  await passTime(page, 21, 3);
  await page.getByRole('heading', { name: zh.kiosk.stopped.heading }).waitFor();
  await expectPage(page.getByRole('button', { name: zh.kiosk.home.scan })).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
  await devices.hospital.api.call('updatePanel', {
    path: { panelType: 'clinicsLobbyPanel' },
    body: { gid: devices.lobby.gid, status: 'enable' },
  });
  await passTime(page, 21, 3);
  await atHome(page);
  await page.context().close();
});

test('a hospital that is suspended is said in the language of the patient, and is over by itself, also after a reload', async () => {
  const { server, hospital } = devices;
  const { token } = await apiAt(server.url).call('signInSystemAdvance', { body: { password: server.adminPassword } });
  const suspend = (suspended: boolean) =>
    apiAt(server.url)
      .as(token)
      .call('suspendOrganisation', { body: { gid: hospital.orgGid, suspended } });
  const [, machine] = await devices.open();
  await machine.clock.install();
  await machine.goto(server.url + devices.lobby.ticketMachineUrl);
  await machine.locator('.queues .answer').first().waitFor();
  const kiosk = await openKiosk();
  await kiosk.getByRole('button', { name: 'ไทย' }).click();
  await suspend(true);
  await passTimeUntil(kiosk, () => kiosk.getByText(th.kiosk.device.suspended).isVisible(), 21);
  await passTimeUntil(machine, () => machine.getByText(zh.kiosk.device.suspended).isVisible(), 21);
  await machine.reload();
  await machine.getByText(zh.kiosk.device.suspended).waitFor();
  await suspend(false);
  await passTimeUntil(machine, () => machine.locator('.queues .answer').first().isVisible(), 5);
  await passTime(kiosk, 42, 4);
  await atHome(kiosk);
  for (const page of [kiosk, machine]) await page.context().close();
});

test('the panel’s media play while nobody is there; a touch ends them without pressing what lies beneath', async () => {
  const body = { name: '衛教', type: 'image', source: 'cloud', seconds: 5 } as const;
  const input = { query: { panelGid: devices.lobby.gid }, body };
  await devices.hospital.api.call('createMedia', input, { files: { file: await picture('logo.png') } });
  const page = await openKiosk();
  await expectPage(page.locator('.idle')).toHaveCount(0);
  await passTime(page, 42, 4);
  await expectPage(page.locator('.idle img')).toBeVisible();
  await page.getByText(zh.kiosk.idle.touch).first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const answer = await page.getByRole('button', { name: zh.kiosk.home.type }).boundingBox();
  await page.mouse.click((answer?.x ?? 0) + 40, (answer?.y ?? 0) + 40);
  await expectPage(page.locator('.idle')).toHaveCount(0);
  await atHome(page);
  await passTime(page, 42, 4);
  await page.locator('.idle').waitFor();
  await scan(page, id(2));
  await page.locator('.result-number').waitFor();
  await expectPage(page.locator('.idle')).toHaveCount(0);
  await page.context().close();
});

test('a film of the video site plays among the media, without sound; where its site is away the rest plays', async () => {
  const { lobby, hospital } = devices;
  const input = { query: { panelGid: lobby.gid } };
  const film = { name: '洗手', type: 'video', source: 'videoSite', url: 'https://youtu.be/dQw4w9WgXcQ' } as const;
  const { gid } = await hospital.api.call('createMedia', { ...input, body: film });
  const page = await openKiosk();
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>film</p>' }),
  );
  await passTime(page, 40, 4);
  const frame = page.locator('.idle iframe');
  await passTimeUntil(page, () => frame.isVisible(), 2);
  expect(await frame.getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?.*mute=1/,
  );
  expect(await seriousFindings(page)).toEqual([]);
  // Nothing is heard from its player.
  await passTimeUntil(
    page,
    async () => (await frame.count()) === 0 && (await page.locator('.idle img').isVisible()),
    4,
  );
  await hospital.api.call('deleteMedia', { query: { gid } });
  await page.context().close();
});

test('a device whose clock is wrong shows the server’s time', async () => {
  const [, page] = await devices.open();
  await page.clock.install({ time: new Date('2001-02-03T04:05:06Z') });
  const reading = page.waitForResponse('**/clinicInfo');
  await page.goto(kioskUrl());
  await atHome(page);
  const { serverTime, timeZoneOffsetMinutes } = await (await reading).json();
  expect(Math.abs(serverTime - Date.now())).toBeLessThan(60_000);
  const there = new Date(serverTime + timeZoneOffsetMinutes * 60_000).toISOString().slice(11, 16);
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const shown = await page.locator('.screen-clock').innerText();
  expect(Math.abs(minutes(shown) - minutes(there))).toBeLessThan(3);
  await passTime(page, 2);
  const later = await page.locator('.screen-clock').innerText();
  expect(Math.abs(minutes(later) - minutes(there))).toBeLessThan(3);
  await page.context().close();
});

test('one person may type three wrong numbers, then only scan; the next may type again', async () => {
  const page = await openKiosk();
  const type = page.getByRole('button', { name: zh.kiosk.home.type });
  for (const wrong of ['1', '2', '3']) {
    await type.click();
    await page.getByRole('button', { name: wrong, exact: true }).click();
    await page.getByRole('button', { name: zh.kiosk.type.submit }).click();
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: zh.kiosk.back }).click();
    await atHome(page);
  }
  await expectPage(type).toBeDisabled();
  await page.getByText(zh.kiosk.type.limited_other.replace('{{count}}', '3')).waitFor();
  await passTime(page, 42, 4);
  await expectPage(type).toBeEnabled();
  await page.context().close();
});

describe('the voice guide', () => {
  const withVoice = () => {
    window.voices = ['zh-TW'];
  };

  test('is offered only where the device has a voice of the language', async () => {
    const silent = await openKiosk();
    await expectPage(silent.getByRole('button', { name: zh.kiosk.tools.voice })).toHaveCount(0);
    await silent.context().close();
    const [, page] = await devices.open();
    await page.addInitScript(inventVoice);
    await page.addInitScript(withVoice);
    await page.goto(kioskUrl());
    await page.getByRole('button', { name: zh.kiosk.tools.voice }).waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await expectPage(page.getByRole('button', { name: 'Voice guide' })).toHaveCount(0);
    await page.context().close();
  });

  test('says the question and each answer, then keys as they are pressed', async () => {
    const [, page] = await devices.open();
    await page.addInitScript(inventVoice);
    await page.addInitScript(withVoice);
    await page.goto(kioskUrl());
    await page.getByRole('button', { name: zh.kiosk.tools.voice }).click();
    const said = () => page.evaluate(() => window.said.map(({ text }) => text).join('\n'));
    await expectPage.poll(said).toContain(zh.kiosk.home.question);
    for (const answer of [zh.kiosk.home.scan, zh.kiosk.home.typeHint, zh.kiosk.home.progress]) {
      expect(await said()).toContain(answer);
    }
    await page.getByRole('button', { name: zh.kiosk.home.type }).click();
    await expectPage.poll(said).toContain(zh.kiosk.type.question);
    await page.getByRole('button', { name: '7', exact: true }).click();
    await page.getByRole('button', { name: 'K', exact: true }).click();
    await expectPage.poll(said).toMatch(/\n7\n(.*\n)*K$/);
    await page.context().close();
  });
});

test('where nothing can be stored, kiosk, machine, ticket page and controller work all the same', async () => {
  const { context, close } = await launchWithoutStorage();
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  page.on('pageerror', (error) => devices.complaints.push(error.message));
  await page.goto(kioskUrl());
  await page.locator('.answers').waitFor();
  await scan(page, id(3));
  await page.locator('.result-number').waitFor();
  await page.goto(devices.server.url + devices.lobby.ticketMachineUrl);
  const taken = page.waitForResponse('**/take/number*');
  await page.locator('.queues .answer').first().click();
  await page.locator('.result-number').waitFor();
  const { url } = await (await taken).json();
  await page.goto(devices.server.url + url);
  await page.locator('.ticket-number').waitFor();

  const { controller } = zh;
  const { hospital, server } = devices;
  const closed = await hospital.api.call('createPanel', {
    path: { panelType: 'defaultPanel' },
    body: { name: '停用診間', callingMode: 1, status: 'disable' },
  });
  await hospital.api.call('createStaff', {
    body: { staffId: 'visitor', name: '支援護理師', password: staffPassword, panels: [closed.gid] },
  });
  await page.goto(`${server.url}/panel-controller`);
  await fillSignIn(page, hospital, 'visitor');
  await page.getByText(controller.choose.empty).waitFor();
  await page.getByRole('button', { name: controller.action.logOut }).click();
  await fillSignIn(page, hospital, 'nurse103');
  await page.locator('.counter-card').click();
  await page.locator('[data-action=next]:not([data-waits])').click();
  await page.locator('.desk-number:not(.over)').waitFor();
  await page.keyboard.press('F10');
  await page.getByRole('radio', { name: controller.confirm.logOut.back }).check();
  const ended = page.waitForResponse('**/web/logout');
  await page.getByRole('dialog').getByRole('button', { name: controller.confirm.logOut.confirm, exact: true }).click();
  expect((await ended).status()).toBe(200);
  await page.locator('input[name=password]').waitFor();
  await fillSignIn(page, hospital, 'nurse103');
  await page.locator('.counter-card').waitFor();
  await page.reload();
  await page.locator('input[name=password]').waitFor();
  await expectPage(page.locator('input[name=orgGid]')).toHaveValue('');
  await close();
});
