/** A kiosk whose queue gives no numbers says why on its first page. */
import { afterEach, expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { passTime } from '../../browser/pass-time.ts';
import { seriousFindings } from '../../browser/serious-findings.ts';
import { beginWith } from '../journey.ts';
import { atHome, openPatientDevices, type PatientDevices } from './patient-devices.ts';

let devices: PatientDevices;

beginWith(async (opened) => {
  devices = await openPatientDevices(opened, ['103']);
});
afterEach(() => expect(devices.complaints).toEqual([]));

test('who comes without an appointment reads that numbers are paused, or all given', async () => {
  const { nurse, panelGid } = await devices.nurseAt('103');
  const [context, page] = await devices.open();
  await page.clock.install();
  await page.goto(devices.server.url + devices.lobby.kioskUrl);
  await atHome(page);
  const take = page.getByRole('button', { name: zh.kiosk.home.take });
  await expectPage(take).toBeEnabled();
  const pause = (paused: boolean) =>
    nurse.call('pauseIssuing', { path: { variant: 'clinic' }, body: { panelGid, paused } });
  await pause(true);
  await passTime(page, 21, 7);
  await expectPage(take).toBeDisabled();
  await expectPage(take).toContainText(zh.kiosk.take.paused);
  expect(await seriousFindings(page)).toEqual([]);
  await pause(false);
  const path = { panelType: 'defaultPanel' } as const;
  await devices.hospital.api.call('updatePanel', { path, body: { gid: panelGid, maximumCalls: 1 } });
  await passTime(page, 21, 7);
  await take.click();
  await page.locator('.queues .answer').click();
  await page.locator('.result-number').waitFor();
  await page.getByRole('button', { name: zh.kiosk.finish }).click();
  await expectPage(take).toBeDisabled();
  await expectPage(take).toContainText(zh.kiosk.take.full);
  await context.close();
});
