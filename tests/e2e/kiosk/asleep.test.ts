/** A kiosk and a ticket machine that fall asleep and wake an hour later: in front of them stands somebody else. */
import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import en from '#locales/en-US.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { passTime } from '../../browser/pass-time.ts';
import { beginWith } from '../journey.ts';
import { atHome, openPatientDevices, type PatientDevices, scan } from './patient-devices.ts';

let devices: PatientDevices;

beginWith(async (opened) => {
  devices = await openPatientDevices(opened, ['103'], 2);
});
afterEach(() => expect(devices.complaints).toEqual([]));

async function open(path: string | undefined): Promise<Page> {
  const [, page] = await devices.open();
  await page.clock.install();
  await page.goto(devices.server.url + path);
  return page;
}

/** Each timer that was due has come once, as after a sleep: those of what is shown stand by then. */
async function sleepAnHour(page: Page): Promise<void> {
  await passTime(page, 1);
  await page.clock.fastForward(3_600_000);
}

test('a kiosk has put away the number and the language of who stood there before it slept', async () => {
  const page = await open(devices.lobby.kioskUrl);
  await atHome(page);
  await page.getByRole('button', { name: 'English' }).click();
  await scan(page, devices.patients[0]?.patientId ?? '');
  await page.getByText('Check-in complete').waitFor();
  await sleepAnHour(page);
  await atHome(page);
  await page.context().close();
});

test('a ticket machine has put away a number, and who touches the first page reads its own language', async () => {
  const page = await open(devices.lobby.ticketMachineUrl);
  await page.locator('.queues .answer').click();
  await page.locator('.result-number').waitFor();
  await sleepAnHour(page);
  await page.locator('.queues .answer').waitFor();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: en.kiosk.take.question }).waitFor();
  // A touch that comes before any timer.
  await page.clock.setSystemTime(Date.now() + 3 * 3_600_000);
  await page.locator('h1').click();
  await expectPage(page.getByRole('heading', { name: zh.kiosk.take.question })).toBeVisible();
  await page.context().close();
});
