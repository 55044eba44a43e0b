/** Patients who do not read the names of queues and rooms find their way by the alternative ones. */
import type { Page } from 'playwright';
import { afterEach, expect } from 'vitest';
import en from '#locales/en-US.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { layoutFaults } from '../../browser/layout-faults.ts';
import { beginWith, journey } from '../journey.ts';
import { openPatientDevices, type PatientDevices, scan } from './patient-devices.ts';

let devices: PatientDevices;
let english: Page;
let ticketUrl: string;

beginWith(async (opened) => {
  devices = await openPatientDevices(opened, ['101', '102', '103'], 1);
  const { api, rooms } = devices.hospital;
  await api.call('createRoom', { body: { code: '101', name: '101 診', secondName: 'Room 101' } });
  const members = rooms.slice(1).map(({ panel }) => panel.gid);
  await api.call('createPanelGroup', { body: { name: '批價', secondName: 'Cashier', members } });
  [, english] = await devices.open({ width: 1024, height: 768 });
});
afterEach(() => expect(devices.complaints).toEqual([]));

journey('somebody who reads English', (step) => {
  step('sees at the ticket machine which queue it is for, and takes a number of one', async () => {
    const { api, rooms } = devices.hospital;
    const counter = await api.call('getPanel', { query: { gid: rooms[1]!.panel.gid } });
    await english.goto(devices.server.url + counter.ticketMachineUrl);
    const titles = english.locator('.queues .answer-title');
    await expect.poll(() => titles.allInnerTexts()).toEqual(['批價']);
    await english.getByRole('button', { name: en.values.Locale['en-US'] }).click();
    await expect.poll(() => titles.allInnerTexts()).toEqual(['Cashier 批價']);
    expect(await layoutFaults(english)).toEqual([]);
    const taken = english.waitForResponse('**/take/number*');
    await titles.click();
    ({ url: ticketUrl } = await (await taken).json());
    await english.locator('.slip strong').filter({ hasText: 'Cashier 批價' }).waitFor();
  });

  step('reads at the kiosk to which room to go', async () => {
    await english.goto(devices.server.url + devices.lobby.kioskUrl);
    await english.getByRole('heading', { name: zh.kiosk.home.question }).waitFor();
    await english.getByRole('button', { name: en.values.Locale['en-US'] }).click();
    await scan(english, devices.patients[0]!.patientId);
    const place = 'Room 101 (101 診)';
    await english.getByRole('heading', { name: en.kiosk.next.waitAt.replace('{{place}}', place) }).waitFor();
    expect(await layoutFaults(english)).toEqual([]);
  });

  step('reads the name of the queue on the phone too, and a Chinese phone keeps to its own', async () => {
    for (const [locale, name] of [
      ['en-US', 'Cashier 批價'],
      ['zh-TW', '批價'],
    ] as const) {
      const phone = await devices.browser.newPage({ locale, viewport: { width: 390, height: 844 } });
      await phone.goto(devices.server.url + ticketUrl);
      await phone.getByRole('heading', { name, exact: true }).waitFor();
      await phone.close();
    }
  });
});
