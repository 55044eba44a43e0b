/** Numbers of a ticket machine are never lost, whatever becomes of the answer. */
import type { Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { passTime } from '../../browser/pass-time.ts';
import { beginWith } from '../journey.ts';
import { openPatientDevices, type PatientDevices } from '../kiosk/patient-devices.ts';

/** More than stand on one page of the machine. */
const rooms = ['101', '102', '103', '104', '105', '106', '107'];
let devices: PatientDevices;
const machineUrl = () => devices.server.url + devices.lobby.ticketMachineUrl;
const card = (page: Page, code: string) => page.locator('.queues .answer').filter({ hasText: `${code} 診` });
const number = (page: Page) => page.locator('.result-number');
const panelOf = (code: string) => devices.hospital.rooms[rooms.indexOf(code)]?.panel.gid ?? '';
const taking = '**/take/number*';

beginWith(async (opened) => {
  devices = await openPatientDevices(opened, rooms);
});
afterEach(() => expect(devices.complaints).toEqual([]));

async function openMachine(): Promise<Page> {
  const [, page] = await devices.open();
  await page.goto(machineUrl());
  await page.locator('.queues').waitFor();
  return page;
}

/** How many numbers a room has given out, as the machine itself reads it. */
async function givenOut(page: Page, code: string): Promise<number> {
  const reading = page.waitForResponse('**/queueSize');
  await page.reload();
  const { data } = await (await reading).json();
  return data.find(({ panelGid }: { panelGid: string }) => panelGid === panelOf(code)).lastNumber;
}

describe('a number that was asked for', () => {
  test('is given once when the answer was lost, however long the network is away', async () => {
    const [, page] = await devices.open();
    await page.clock.install();
    await page.goto(machineUrl());
    let lost = 0;
    await page.route(taking, async (route) => {
      lost += 1;
      // The server has given the number; the machine never hears of it.
      await route.fetch();
      await route.abort('connectionreset');
    });
    await card(page, '106').click();
    await page.getByRole('heading', { name: zh.kiosk.retrying }).waitFor();
    await page.getByText(zh.kiosk.take.kept).waitFor();
    await passTime(page, 35, 2);
    expect(lost).toBeGreaterThan(3);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await passTime(page, 8, 2);
    await expectPage(number(page)).toHaveText('001');
    expect(await givenOut(page, '106')).toBe(1);
    await page.context().close();
  });

  test('is given once when the page is reloaded before the answer', async () => {
    const page = await openMachine();
    const asked = Promise.withResolvers<void>();
    await page.route(taking, async (route) => {
      await route.fetch();
      asked.resolve();
      await route.abort('connectionreset');
    });
    await card(page, '107').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: zh.kiosk.page.next }).click();
    await card(page, '107').click();
    await asked.promise;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await expectPage(number(page)).toHaveText('001');
    await page.getByRole('button', { name: zh.kiosk.finish }).click();
    expect(await givenOut(page, '107')).toBe(1);
    await page.context().close();
  });

  test('can be had again for a while, also after the page was reloaded', async () => {
    const page = await openMachine();
    await card(page, '101').click();
    const text = await number(page).innerText();
    await page.getByRole('button', { name: zh.kiosk.finish }).click();
    await page.reload();
    await page.getByRole('button', { name: zh.kiosk.slip.last }).click();
    await expectPage(number(page)).toHaveText(text);
    await page.context().close();
  });

  test('is had again by staff until the day ends, and not on the next one', async () => {
    const page = await openMachine();
    await card(page, '102').click();
    const text = await number(page).innerText();
    await page.getByRole('button', { name: zh.kiosk.finish }).click();
    const last = page.getByRole('button', { name: zh.kiosk.slip.last });
    const openStaff = async () => {
      await page.reload();
      await page.getByRole('button', { name: zh.kiosk.staff.open }).focus();
      await page.keyboard.down('Enter');
      await page.getByRole('heading', { name: zh.kiosk.staff.question }).waitFor();
      await page.keyboard.up('Enter');
    };
    await openStaff();
    await last.click();
    await expectPage(number(page)).toHaveText(text);
    await page.route('**/queueSize', async (route) => {
      const response = await route.fetch();
      const read = await response.json();
      await route.fulfill({ response, json: { ...read, serverTime: read.serverTime + 24 * 3_600_000 } });
    });
    await openStaff();
    await expectPage(last).toHaveCount(0);
    await page.context().close();
  });
});
