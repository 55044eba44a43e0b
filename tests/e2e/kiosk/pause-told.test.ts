/** A room that pauses, as the kiosk and the ticket machine tell those who come meanwhile. */
import { afterEach, expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { seriousFindings } from '../../browser/serious-findings.ts';
import { beginWith } from '../journey.ts';
import { atHome, openPatientDevices, type PatientDevices, scan } from './patient-devices.ts';

let devices: PatientDevices;

beginWith(async (opened) => {
  devices = await openPatientDevices(opened, ['103'], 1);
});
afterEach(() => expect(devices.complaints).toEqual([]));

test('who takes a number or checks in reads that the room pauses, why and until when, as on the ticket page', async () => {
  const { nurse, panelGid } = await devices.nurseAt('103');
  const body = { panelGid, reason: 'procedure', minutes: 30 } as const;
  await nurse.call('pauseCounter', { path: { variant: 'clinic' }, body });
  const back = zh.kiosk.backAt.replace('{{time}}', String.raw`\d\d:\d\d`);
  const said = new RegExp([zh.kiosk.ticket.paused, zh.values.PauseReason.procedure, back].join('・?'));
  const [context, page] = await devices.open();
  await page.goto(devices.server.url + devices.lobby.ticketMachineUrl);
  await expectPage(page.locator('.queues .answer')).toContainText(said);
  expect(await seriousFindings(page)).toEqual([]);
  await page.goto(devices.server.url + devices.lobby.kioskUrl);
  await atHome(page);
  await scan(page, devices.patients[0]?.patientId ?? '');
  await expectPage(page.locator('.result')).toContainText(said);
  expect(await seriousFindings(page)).toEqual([]);
  await context.close();
});
