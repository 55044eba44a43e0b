/** A kiosk and a ticket machine whose network is away for longer than a patient waits, and what they say then. */
import { afterEach, expect, test } from 'vitest';
import { withoutJoiners } from '#client/text/whole-name.ts';
import en from '#locales/en-US.json' with { type: 'json' };
import th from '#locales/th.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { layoutFaults } from '../../browser/layout-faults.ts';
import { passTime, passTimeUntil } from '../../browser/pass-time.ts';
import { seriousFindings } from '../../browser/serious-findings.ts';
import { beginWith } from '../journey.ts';
import { atHome, openPatientDevices, type PatientDevices, scan } from './patient-devices.ts';

let devices: PatientDevices;
const sizes = [
  [1080, 1920],
  [1024, 768],
  [360, 640],
] as const;

beginWith(async (opened) => {
  devices = await openPatientDevices(opened, ['104', '103'], 1);
});
afterEach(() => expect(devices.complaints).toEqual([]));

/** Opens a device and waits for the words of the languages that nobody has asked for yet. */
async function open(url: string) {
  const [context, page] = await devices.open();
  await page.clock.install();
  const words = ['th', 'en-US'].map((locale) => page.waitForResponse(new RegExp(`/words-${locale}-`)));
  await page.goto(devices.server.url + url);
  for (const answer of await Promise.all(words)) await answer.finished();
  return { context, page };
}

test('a patient chooses the language of the message; the next one finds it in the panel’s', async () => {
  const { context, page } = await open(devices.lobby.kioskUrl ?? '');
  const says = ({ kiosk }: typeof zh | typeof th | typeof en) =>
    expect.poll(async () => withoutJoiners(await page.locator('h1').innerText())).toBe(kiosk.connection.lost);
  await atHome(page);
  await context.setOffline(true);
  await passTime(page, 60, 4);
  await says(zh);
  for (const words of [en, th]) {
    await page.getByRole('button', { name: words.values.Locale[words === en ? 'en-US' : 'th'] }).click();
    await says(words);
  }
  expect(await seriousFindings(page)).toEqual([]);
  await passTime(page, 42, 4);
  await says(zh);
  await context.setOffline(false);
  await passTime(page, 8, 4);
  await atHome(page);
  await context.close();
});

test('no answer moves while the connection is unsteady, in portrait, lying and on a handheld', async () => {
  const { context, page } = await open(devices.lobby.ticketMachineUrl ?? '');
  const cards = page.locator('.queues .answer');
  const places = async () => {
    const found: unknown[] = [];
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      found.push(await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top)));
    }
    return found;
  };
  await cards.first().waitFor();
  const before = await places();
  await context.setOffline(true);
  await passTimeUntil(page, () => page.locator('.screen-banner').isVisible(), 30);
  expect(await places()).toEqual(before);
  expect(await layoutFaults(page)).toEqual([]);
  await context.close();
});

test('a kiosk that broke loads itself again once the server is there, not into a browser’s own error page', async () => {
  const { context, page } = await open(devices.lobby.kioskUrl ?? '');
  await atHome(page);
  await page.route('**/clinicInfo', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), data: null } });
  });
  await passTime(page, 24, 8);
  await page.locator('[data-exception]').waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await context.setOffline(true);
  await page.getByRole('button', { name: zh.kiosk.exception.reload }).click();
  await passTime(page, 40, 8);
  await expectPage(page.locator('[data-exception]')).toBeVisible();
  await context.setOffline(false);
  await page.clock.runFor(20_000);
  await atHome(page);
  await context.close();
});

test('a patient whose number is kept is not sent away before it comes', async () => {
  const { context, page } = await open(devices.lobby.ticketMachineUrl ?? '');
  const card = page.locator('.queues .answer', { hasText: '103 診' });
  await card.waitFor();
  await context.setOffline(true);
  await card.click();
  await page.getByText(zh.kiosk.take.kept).waitFor();
  await passTime(page, 60, 4);
  await page.getByText(zh.kiosk.take.kept).waitFor();
  await context.setOffline(false);
  await passTime(page, 8, 4);
  await expectPage(page.locator('.result-number')).toHaveText('001');
  await context.close();
});

test('what a patient was shown before the network went is not shown to the next one when it is back', async () => {
  const { context, page } = await open(devices.lobby.kioskUrl ?? '');
  await atHome(page);
  await scan(page, devices.patients[0]?.patientId ?? '');
  await page.locator('.result-number').waitFor();
  await context.setOffline(true);
  const lost = page.getByRole('heading', { name: zh.kiosk.connection.lost });
  await passTime(page, 54, 2);
  await lost.waitFor();
  await passTime(page, 42, 4);
  await lost.waitFor();
  await context.setOffline(false);
  await passTime(page, 8, 4);
  await lost.waitFor({ state: 'detached' });
  await atHome(page);
  await context.close();
});

test('a check-in that never came through is to be tried again, and nobody waits for it to go on by itself', async () => {
  const { context, page } = await open(devices.lobby.kioskUrl ?? '');
  await atHome(page);
  await context.route('**/checkIn', (route) => route.abort());
  await scan(page, devices.patients[0]?.patientId ?? '');
  await passTime(page, 32, 2);
  await expectPage(page.getByRole('alert')).toHaveText(zh.errors.timeout);
  await context.unroute('**/checkIn');
  await page.getByRole('button', { name: zh.kiosk.refused.again }).click();
  await scan(page, devices.patients[0]?.patientId ?? '');
  await page.locator('.result-number').waitFor();
  await context.close();
});
