/** Nobody scrolls a kiosk: what it says is drawn so that all of it is seen. */
import { expect, test } from 'vitest';
import { wholeWords } from '#client/text/whole-words.ts';
import en from '#locales/en-US.json' with { type: 'json' };
import th from '#locales/th.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { beginWith } from '../journey.ts';
import { openPatientDevices, type PatientDevices, scan, upright } from './patient-devices.ts';

const patientId = 'A123456789';

let devices: PatientDevices;
beginWith(async (opened) => {
  devices = await openPatientDevices(opened, ['101', '102', '103']);
  const { api, orgGid, agencyKey, rooms } = devices.hospital;
  const panelGid = rooms[0]!.panel.gid;
  const { serviceDate, session } = await api.call('getPanelView', { query: { panelGid } });
  const { token } = await api.call('createClinicsApiToken', { body: { orgGid, apiKey: agencyKey } });
  const appointments = rooms.map(({ panel }, place) => ({
    appointmentId: `Long-${place}`,
    department: '特殊需求者口腔醫學暨身心障礙牙科',
    room: panel.roomCode ?? '',
    doctor: 'Dr. Wattanasiripong Rattanaporn-Chaiyawat',
    inspectionDay: serviceDate,
    shift: session,
    serialNumber: 21,
    name: '陳小玲',
    patientId,
  }));
  await api.as(token).call('createClinicsAppointments', { body: { appointments } });
});

test('a patient with three appointments sees all of them and the buttons, in each language and size', async () => {
  const [context, page] = await devices.open();
  await page.goto(devices.server.url + devices.lobby.kioskUrl);
  await page.getByRole('heading', { name: zh.kiosk.home.question }).waitFor();
  await scan(page, patientId);
  await expectPage(page.locator('.several .result')).toHaveCount(3);
  for (const viewport of [upright, { width: 800, height: 1280 }, { width: 1024, height: 768 }]) {
    await page.setViewportSize(viewport);
    for (const [language, words] of [
      ['zh-TW', zh],
      ['en-US', en],
      ['th', th],
    ] as const) {
      await page.getByRole('button', { name: words.values.Locale[language] }).click();
      for (const size of ['usual', 'large']) {
        const finish = page.getByRole('button', { name: wholeWords(words.kiosk.finish), exact: true });
        await expectPage(finish, `${language} ${size} ${viewport.width}`).toBeInViewport({ ratio: 1 });
        const hidden = await page.locator('.screen-main').evaluate((main) => main.scrollHeight - main.clientHeight);
        expect(hidden, `${language} ${size} ${viewport.width}`).toBe(0);
        await page.getByRole('button', { name: words.kiosk.tools.size }).click();
      }
    }
  }
  await context.close();
});
