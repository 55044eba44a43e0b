/** What a ticket machine and a kiosk with a printer say of slips: of a printer without paper, and of a number given elsewhere. */
import { expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { layoutFaults } from '../../browser/layout-faults.ts';
import { passTime } from '../../browser/pass-time.ts';
import { seriousFindings } from '../../browser/serious-findings.ts';
import { openPrinter, type TestPrinter } from '../../running/test-printer.ts';
import { beginWith } from '../journey.ts';
import { atHome, openPatientDevices, type PatientDevices, scan } from './patient-devices.ts';

let devices: PatientDevices;
let printer: TestPrinter;

beginWith(async (opened) => {
  printer = await openPrinter();
  opened.defer(() => printer.close());
  devices = await openPatientDevices(opened, ['103'], 2, { PRINTER_NETWORKS: 'loopback' });
  await devices.hospital.api.call('createPrinter', {
    body: { name: '一樓', kind: 'network', host: '127.0.0.1', port: printer.port, panels: [devices.lobby.gid] },
  });
});

test('a number without a slip is to be noted, until the printer has paper', async () => {
  printer.paper = 'out';
  const [context, page] = await devices.open();
  await page.clock.install();
  await page.goto(devices.server.url + devices.lobby.ticketMachineUrl);
  await page.locator('.queues .answer').click();
  await page.locator('.result-number').waitFor();
  const { api } = devices.hospital;
  await expect.poll(async () => (await api.call('listPrinter', {})).data[0]?.state).toBe('paperOut');
  await passTime(page, 4);
  await page.clock.runFor(18_000);
  await page.getByText(zh.kiosk.slip.stopped).waitFor();
  await expectPage(page.locator('[data-again]')).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
  await page.goto(devices.server.url + devices.lobby.kioskUrl);
  await atHome(page);
  await scan(page, devices.patients[0]?.patientId ?? '');
  await page.getByText(zh.kiosk.slip.stopped).waitFor();
  for (const language of ['English', 'ไทย', '繁體中文']) {
    await page.getByRole('button', { name: language }).click();
    for (const [width, height] of [
      [1024, 768],
      [1280, 800],
      [1080, 1920],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await layoutFaults(page), `${language} ${width}`).toEqual([]);
    }
  }
  printer.paper = 'there';
  await printer.printed(2);
  await passTime(page, 21, 7);
  await page.locator('[data-again=ask]').waitFor();
  await context.close();
});

test('who was checked in at a desk is not told of a slip that nobody has printed, and gets one at the first press', async () => {
  const { api } = devices.hospital;
  const patientId = devices.patients[1]?.patientId ?? '';
  const { data } = await api.call('listAppointmentsByPatient', { query: { patient: patientId } });
  await api.call('checkInAppointment', { body: { gid: data[0]?.gid ?? '' } });
  const [context, page] = await devices.open();
  await page.goto(devices.server.url + devices.lobby.kioskUrl);
  await atHome(page);
  await scan(page, patientId);
  const before = printer.slips.length;
  await page.getByRole('button', { name: zh.kiosk.result.printCheckIn }).click();
  await page.getByText(zh.kiosk.slip.again.sent).waitFor();
  await printer.printed(before + 1);
  await page.reload();
  await atHome(page);
  await scan(page, patientId);
  await page.locator('[data-again=ask]').waitFor();
  await context.close();
});
