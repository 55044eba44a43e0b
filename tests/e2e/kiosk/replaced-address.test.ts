/** A kiosk whose address an administrator has replaced: it stands in its hall until somebody brings it the new one. */
import { expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { passTime } from '../../browser/pass-time.ts';
import { beginWith } from '../journey.ts';
import { openPatientDevices, type PatientDevices } from './patient-devices.ts';

let devices: PatientDevices;

beginWith(async (opened) => {
  devices = await openPatientDevices(opened, ['103'], 1);
});

test('a kiosk at an address that was replaced asks for nothing but to be let in, and seldom', async () => {
  const [, page] = await devices.open();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto(`${devices.server.url}${devices.lobby.kioskUrl}`.replace(/key=.*/, `key=${'A'.repeat(43)}`));
  await page.getByText(zh.kiosk.device.refused).waitFor();
  asked.length = 0;
  await passTime(page, 60, 3);
  const calls = asked.filter((path) => path.startsWith('/api/') && !path.endsWith('/heartbeat'));
  expect(new Set(calls)).toEqual(new Set(['/api/v1/collab/clinicCheckInKiosk/login']));
  // Every 20 s for itself, and with each of its reports.
  expect(calls.length).toBeLessThan(10);
  await page.context().close();
});
