/** A desk in Thai at 1024×768: names longer than its card, all lists in use, another device that comes and goes. */
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import th from '#locales/th.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { layoutFaults } from '../../browser/layout-faults.ts';
import type { RunningServer } from '../../running/server.ts';
import { checkInPatients } from '../hospital/check-in-patients.ts';
import { type Hospital, setUpHospital, staffPassword } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let desk: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101']);
  await comeInThai(['กุลธิดา แก้วมณี', 'ธนวัฒน์ เปี่ยมสุข', 'พระครูสุวรรณวิสุทธิคุณาภรณ์ กิตฺติญาโณ เจริญวัฒนาสุขสวัสดิ์']);
  desk = await deviceAtDesk();
});

/** Patients with these names have checked in. */
async function comeInThai(names: string[]): Promise<void> {
  const { api, orgGid, agencyKey, rooms } = hospital;
  const { panel } = rooms[0]!;
  const { serviceDate, session } = await api.call('getPanelView', { query: { panelGid: panel.gid } });
  const { token } = await api.call('createClinicsApiToken', { body: { orgGid, apiKey: agencyKey } });
  const appointments = names.map((name, place) => ({
    appointmentId: `TH-${place}`,
    department: 'อายุรกรรม',
    room: panel.roomCode ?? '',
    inspectionDay: serviceDate,
    shift: session,
    serialNumber: place + 1,
    name,
    patientId: `110000000000${place}`,
  }));
  await api.as(token).call('createClinicsAppointments', { body: { appointments } });
  await checkInPatients(hospital, appointments);
}

async function deviceAtDesk(): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1024, height: 768 } })).newPage();
  page.setDefaultTimeout(45_000);
  await page.goto(`${server.url}/panel-controller`);
  await page.locator('select').selectOption('th');
  const typed = { orgGid: hospital.orgGid, staffId: hospital.rooms[0]!.staffId, password: staffPassword };
  for (const [name, value] of Object.entries(typed)) await page.locator(`input[name=${name}]`).fill(value);
  await page.getByRole('button', { name: th.controller.signIn.submit }).click();
  await page.locator('.counter-card').click();
  await page.locator('[data-action=next]').waitFor();
  return page;
}

/** Calls the next patient as soon as that is taken, and does something with them. */
async function callAndPress(key: string): Promise<void> {
  await desk.locator('[data-action=next]:not([data-waits])').click();
  await desk.locator('.desk-number:not(.over)').waitFor();
  if (key) await desk.keyboard.press(key);
  if (key) await desk.locator('.desk-number.over').waitFor();
}

journey('a desk in Thai', (step) => {
  step('a field left empty is told in Thai, whatever language the browser speaks', async () => {
    const page = await (await browser.newContext({ locale: 'en-US' })).newPage();
    await page.goto(`${server.url}/panel-controller`);
    await page.locator('select').selectOption('th');
    await page.getByRole('button', { name: th.controller.signIn.submit }).click();
    const field = page.locator('input[name=orgGid]');
    const told = () => field.evaluate((input) => (input as HTMLInputElement).validationMessage);
    expect(await told()).toBe(th.errors.field_required);
    await field.fill('riverside');
    expect(await told()).toBe('');
    await page.close();
  });

  step('a tab says the name of its list in one line, with all lists in use', async () => {
    await callAndPress('a');
    await callAndPress('e');
    await desk.locator('[data-list=examination]').waitFor();
    const lines = await desk.locator('[role=tab]').evaluateAll((tabs) =>
      tabs.map((tab) => {
        const range = document.createRange();
        range.selectNodeContents(tab.firstChild!);
        return range.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1, 1, 1, 1]);
  });

  step('a name that is longer than its card is read in whole, in lines that end between its words', async () => {
    await callAndPress('');
    const name = desk.locator('.desk-name');
    const [line, card] = await Promise.all([name.boundingBox(), desk.locator('.desk-current').boundingBox()]);
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(line!.x).toBeGreaterThanOrEqual(card!.x);
    const hall = await desk.locator('.desk-hall').boundingBox();
    expect(hall!.y + hall!.height).toBeLessThanOrEqual(card!.y + card!.height);
    const heights = await name.locator('.unbroken').evaluateAll((words) => words.map((word) => word.clientHeight));
    expect(new Set(heights).size).toBe(1);
    expect(await layoutFaults(desk)).toEqual([]);
  });

  step('who works by keyboard keeps the focus when a row goes', async () => {
    await desk.locator('[data-list=away]').press('Enter');
    await desk.locator('[data-return]').press('Enter');
    await desk.locator('[data-list=away]').waitFor({ state: 'detached' });
    await expectPage(desk.locator('[data-action=next]')).toBeFocused();
    // Of a mouse nothing is left over, and the space bar calls the next.
    const [first] = await desk.locator('.patient-number').allInnerTexts();
    await desk.locator('.patient-call:not(.patient-more)').first().click();
    await desk.locator('.desk-number', { hasText: first! }).waitFor();
    expect(await desk.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  step('on a keyboard that is set to Thai the keys do what their buttons say', async () => {
    const keyboard = await desk.context().newCDPSession(desk);
    const press = async (key: string, code: string) => {
      for (const type of ['keyDown', 'keyUp'] as const)
        await keyboard.send('Input.dispatchKeyEvent', { type, key, code });
    };
    await press('ท', 'KeyM');
    await desk.getByRole('dialog', { name: th.controller.menu.heading }).waitFor();
    await desk.keyboard.press('Escape');
    await press('เ', 'KeyG');
    await desk.getByRole('dialog', { name: th.controller.number.heading }).waitFor();
    await desk.keyboard.press('Escape');
    await desk.getByRole('dialog').waitFor({ state: 'detached' });
  });

  step('no button moves when another device comes to the counter', async () => {
    const places = () =>
      desk.locator('.action').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    const before = await places();
    const other = await deviceAtDesk();
    await desk.reload();
    await desk.locator('.desk-others').waitFor();
    await desk.locator('.desk-number:not(.over)').waitFor();
    expect(await places()).toEqual(before);
    await other.close();
  });
});
