/** Nobody scrolls a kiosk: what it says is drawn so that all of it is seen. */
import { expect, test } from 'vitest';
import { wholeWords } from '#client/text/whole-words.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { beginWith } from '../journey.ts';
import { languages } from './languages.ts';
import { openPatientDevices, type PatientDevices, scan, upright } from './patient-devices.ts';
import { expectVisitsOfOne } from './visits-of-one.ts';

const patientId = 'A123456789';
const where = '醫療大樓 3 樓 B 區';

const viewports = [upright, { width: 800, height: 1280 }, { width: 1024, height: 768 }];

let devices: PatientDevices;
beginWith(async (opened) => {
  devices = await openPatientDevices(opened, ['101', '102', '103', '104', '105', '106']);
  const { api, rooms } = devices.hospital;
  const names = {
    department: '特殊需求者口腔醫學暨身心障礙牙科',
    doctor: 'Dr. Wattanasiripong Rattanaporn-Chaiyawat',
  };
  await expectVisitsOfOne(devices.hospital, patientId, names);
  await api.call('createDoctor', {
    body: { code: 'D1', name: '林志明', secondName: 'Rattanaporn Wattanasiri' },
  });
  for (const { panel } of rooms) {
    const { roomCode: code = '', counterName: name = '' } = panel;
    await api.call('createRoom', { body: { code, name, secondName: `Consultation room ${code}`, location: where } });
  }
});

test('a patient with three appointments sees all of them and the buttons, in each language and size', async () => {
  const [context, page] = await devices.open();
  await page.goto(devices.server.url + devices.lobby.kioskUrl);
  await page.getByRole('heading', { name: zh.kiosk.home.question }).waitFor();
  await scan(page, patientId);
  await expectPage(page.locator('.several .result')).toHaveCount(3);
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    for (const [language, words] of languages) {
      await page.getByRole('button', { name: words.values.Locale[language] }).click();
      for (const size of ['usual', 'large']) {
        const finish = page.getByRole('button', { name: wholeWords(words.kiosk.finish), exact: true });
        await expectPage(finish, `${language} ${size} ${viewport.width}`).toBeInViewport({ ratio: 1 });
        const hidden = await page.locator('.screen-main').evaluate((main) => main.scrollHeight - main.clientHeight);
        expect(hidden, `${language} ${size} ${viewport.width}`).toBe(0);
        const ways = page.locator('.several .result-where');
        await expectPage(ways.getByText(where), 'building and floor').toHaveCount(3);
        for (const way of await ways.getByText(where).all()) await expectPage(way).toBeInViewport({ ratio: 1 });
        await page.getByRole('button', { name: words.kiosk.tools.size }).click();
      }
    }
  }
  await context.close();
});

test('the cards of six rooms show their names, doctors and waiting, in each language and size', async () => {
  const [context, page] = await devices.open();
  await page.goto(devices.server.url + devices.lobby.ticketMachineUrl);
  const cards = page.locator('.queues .answer');
  await expectPage(cards).toHaveCount(6);
  const found: string[] = [];
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    for (const [language, words] of languages) {
      await page.getByRole('button', { name: words.values.Locale[language] }).click();
      for (const size of ['usual', 'large']) {
        await page.getByRole('button', { name: words.kiosk.tools.size }).waitFor();
        const cutOff = await cards.evaluateAll((all) =>
          all.flatMap(({ scrollHeight, clientHeight, textContent }) =>
            scrollHeight > clientHeight + 1 ? [`${textContent} ${scrollHeight} > ${clientHeight}`] : [],
          ),
        );
        if (cutOff.length > 0) found.push(`${language} ${size} ${viewport.width}: ${cutOff[0]}`);
        await page.getByRole('button', { name: words.kiosk.tools.size }).click();
      }
    }
  }
  expect(found).toEqual([]);
  await context.close();
});
