/** A kiosk and a ticket machine on a handheld device: its pages scroll, and nothing of them is cut off. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { layoutFaults } from '../../browser/layout-faults.ts';
import { beginWith } from '../journey.ts';
import { languages } from './languages.ts';
import { atHome, openPatientDevices, type PatientDevices, scan } from './patient-devices.ts';
import { expectVisitsOfOne } from './visits-of-one.ts';

const patientId = 'A123456789';
const handheld = { width: 360, height: 640 };
const sizes = [handheld, { width: 640, height: 360 }];

let devices: PatientDevices;
beginWith(async (opened) => {
  devices = await openPatientDevices(opened, ['101', '102', '103', '104', '105', '106', '107']);
  const { api, rooms } = devices.hospital;
  const names = { department: '特殊需求者口腔醫學', doctor: 'Dr. Wattanasiripong' };
  await expectVisitsOfOne(devices.hospital, patientId, names);
  for (const { panel } of rooms) {
    const { roomCode: code = '', counterName: name = '' } = panel;
    await api.call('createRoom', { body: { code, name, secondName: `Consultation room ${code}`, location: '3 樓' } });
  }
});

/** What of the page cannot be seen in either window, in each language and size of characters. */
async function cutOff(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [language, words] of languages) {
    await page.getByRole('button', { name: words.values.Locale[language] }).click();
    for (const size of ['usual', 'large']) {
      for (const viewport of sizes) {
        await page.setViewportSize(viewport);
        const cards = await page
          .locator('.answer')
          .evaluateAll((all) => all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length);
        const faults = [...(cards ? [`${cards} cards hide something`] : []), ...(await layoutFaults(page))];
        found.push(...faults.map((fault) => `${language} ${size} ${viewport.width}: ${fault}`));
      }
      await page.getByRole('button', { name: words.kiosk.tools.size }).click();
    }
  }
  await page.setViewportSize(handheld);
  await page.getByRole('button', { name: zh.values.Locale['zh-TW'] }).click();
  return found;
}

test('a kiosk: its first page, the keys for a number, the progress of the rooms and several appointments', async () => {
  const [, page] = await devices.open(handheld);
  const answer = (name: string) => page.getByRole('button', { name: new RegExp(name) });
  await page.goto(devices.server.url + devices.lobby.kioskUrl);
  await atHome(page);
  expect(await cutOff(page)).toEqual([]);
  await page.locator('.answer').nth(1).click();
  await page.locator('.keypad').waitFor();
  expect(await cutOff(page)).toEqual([]);
  await answer(zh.kiosk.back).click();
  await page.locator('.answer').last().click();
  await page.locator('.progress-room').first().waitFor();
  expect(await cutOff(page)).toEqual([]);
  await answer(zh.kiosk.back).click();
  await atHome(page);
  await scan(page, patientId);
  await page.locator('.several .result').first().waitFor();
  expect(await cutOff(page)).toEqual([]);
});

test('a ticket machine: cards of six rooms', async () => {
  const [, page] = await devices.open(handheld);
  await page.goto(devices.server.url + devices.lobby.ticketMachineUrl);
  await page.locator('.queues .answer').first().waitFor();
  expect(await cutOff(page)).toEqual([]);
});
