/** Numbers with a slash, a full stop or an underscore in them, at a keypad that has keys for what is needed alone. */
import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { layoutFaults } from '../../browser/layout-faults.ts';
import { passTime } from '../../browser/pass-time.ts';
import { beginWith } from '../journey.ts';
import { atHome, openPatientDevices, type PatientDevices } from './patient-devices.ts';

let devices: PatientDevices;

beginWith(async (opened) => {
  devices = await openPatientDevices(opened, ['103'], 1);
});
afterEach(() => expect(devices.complaints).toEqual([]));

async function pushNumbered(appointmentId: string): Promise<void> {
  const { api, orgGid, agencyKey, rooms } = devices.hospital;
  const [room] = rooms;
  const { serviceDate, session } = await api.call('getPanelView', { query: { panelGid: room?.panel.gid ?? '' } });
  const { token } = await api.call('createClinicsApiToken', { body: { orgGid, apiKey: agencyKey } });
  const visit = { department: '家庭醫學科', room: '103', inspectionDay: serviceDate, shift: session, serialNumber: 7 };
  await api.as(token).call('createClinicsAppointments', {
    body: { appointments: [{ ...visit, appointmentId, name: '王小七', patientId: 'A900000077' }] },
  });
}

/** Keys whose label does not stand in their middle. */
function labelsOffCentre(page: Page): Promise<string[]> {
  return page.locator('.keypad .key').evaluateAll((keys) =>
    keys
      .filter((key) => {
        const label = document.createRange();
        label.selectNodeContents(key);
        const middle = (box: DOMRect) => box.top + box.height / 2;
        return Math.abs(middle(label.getBoundingClientRect()) - middle(key.getBoundingClientRect())) > 2;
      })
      .map(({ textContent }) => textContent ?? ''),
  );
}

test('the keypad gets keys for the signs of today’s numbers, and a number with them is typed', async () => {
  const [context, page] = await devices.open();
  const key = (text: string) => page.getByRole('button', { name: text, exact: true });
  await page.clock.install();
  await page.goto(devices.server.url + devices.lobby.kioskUrl);
  await atHome(page);
  await page.getByRole('button', { name: zh.kiosk.home.type }).click();
  await key('-').waitFor();
  await expectPage(key('/')).toHaveCount(0);
  await pushNumbered('CT/7.1_B');
  await passTime(page, 21, 3);
  for (const size of [
    [1080, 1920],
    [1024, 768],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width: size[0], height: size[1] });
    await key('/').waitFor();
    expect(await layoutFaults(page), size.join('×')).toEqual([]);
    await page.getByRole('button', { name: zh.kiosk.tools.size }).click();
    expect(await labelsOffCentre(page), size.join('×')).toEqual([]);
    await page.getByRole('button', { name: zh.kiosk.tools.size }).click();
  }
  for (const text of 'CT/7.1_B') await key(text).click();
  await page.getByRole('button', { name: zh.kiosk.type.submit }).click();
  await expectPage(page.locator('.result-number')).toHaveText('007');
  await context.close();
});
