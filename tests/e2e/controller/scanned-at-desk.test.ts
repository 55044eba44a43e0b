/** A scanner or a card reader beside a desk: what it types at the wrong moment calls, passes and completes nobody. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import type { RunningServer } from '../../running/server.ts';
import { checkInPatients } from '../hospital/check-in-patients.ts';
import { type Hospital, pushAppointments, setUpHospital, staffPassword } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { letRowsStand } from './let-rows-stand.ts';
import { signInAtController } from './sign-in.ts';

let server: RunningServer;
let hospital: Hospital;
let page: Page;
const sent: string[] = [];

beginWith(async (opened) => {
  const product = await openProduct(opened);
  server = product.server;
  hospital = await setUpHospital(server, ['103']);
  await checkInPatients(hospital, await pushAppointments(hospital, 6));
  page = await product.browser.newPage({ locale: 'zh-TW' });
  listen();
});

/** Hears what the desk sends. */
function listen(): void {
  page.setDefaultTimeout(45_000);
  page.on('request', (request) => {
    const [, name] = /\/queue\/clinic\/(\w+)$/.exec(request.url()) ?? [];
    if (name && request.method() === 'POST') sent.push(name);
  });
}

const { controller } = zh;
const dialog = () => page.getByRole('dialog');
const entry = () => page.locator('.number-entry');
const said = () => entry().evaluate((field: HTMLInputElement) => field.validationMessage);
const number = (text: string) => page.locator('.desk-number:not(.over)', { hasText: text }).waitFor();

/** What a scanner does: keys in quick order, and at the end Enter, once or twice; then there is a rest. */
async function scan(text: string, ends = ['Enter']): Promise<void> {
  await Promise.all([...text, ...ends].map((key) => page.keyboard.press(key)));
  await letRowsStand(page);
}

journey('a card that is read at a desk', (step) => {
  step('does nothing, whatever letter it begins with; a key of a person does', async () => {
    await signInAtController(page, server, hospital, 'nurse103');
    await page.locator('.counter-card').click();
    await page.locator('[data-action=next]').click();
    await number('001');
    await page.locator('[data-action=next]:not([data-waits])').waitFor();
    sent.length = 0;
    for (const card of ['P123456789', 'C100000001', 'A200000002', 'G100000005', ';0000000=99?']) await scan(card);
    const recalled = page.waitForResponse(/\/recall$/);
    await page.keyboard.press('r');
    await recalled;
    expect(sent).toEqual(['recall']);
    await expectPage(dialog()).toHaveCount(0);
    await number('001');
  });

  step('does not press with its Enter what has the focus', async () => {
    const call = page.getByRole('button', { name: controller.action.callNumber.replace('{{number}}', '004') });
    await call.focus();
    sent.length = 0;
    await scan('0012345', ['Enter', 'Enter']);
    await expectPage(call).toBeFocused();
    await call.press('Enter');
    await number('004');
    expect(sent).toEqual(['number']);
  });

  step('chooses nothing in an open menu', async () => {
    await page.keyboard.press('m');
    await dialog().waitFor();
    sent.length = 0;
    for (const card of ['T123456789', 'S100000001', 'E200000002']) await scan(card);
    await dialog().getByRole('heading', { name: controller.menu.heading }).waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    const recalled = page.waitForResponse(/\/recall$/);
    await page.keyboard.press('r');
    await recalled;
    expect(sent).toEqual(['recall']);
  });

  step(
    'where a number is typed, is not cut to a number that nobody meant, and what is typed next takes its place',
    async () => {
      await page.locator('[data-action=next]:not([data-waits])').waitFor();
      await page.keyboard.press('g');
      await dialog().waitFor();
      sent.length = 0;
      for (const card of ['0000004', '12345', 'A123456789']) {
        await scan(card);
        await expect.poll(said).toBe(controller.number.range);
        await entry().selectText();
      }
      expect(sent).toEqual([]);
      await scan('005');
      await number('005');
    },
  );

  step('nor at a counter without a list', async () => {
    const body = { name: '藥局', counterName: '藥局', callingMode: 0 } as const;
    await hospital.api.call('createPanel', { path: { panelType: 'defaultPanel' }, body });
    await hospital.api.call('createStaff', {
      body: { staffId: 'pharmacist', name: '藥師', password: staffPassword, panels: [] },
    });
    page = await page.context().browser()!.newPage({ locale: 'zh-TW' });
    listen();
    await signInAtController(page, server, hospital, 'pharmacist');
    await page.locator('.counter-card', { hasText: '藥局' }).click();
    await entry().click();
    sent.length = 0;
    for (const card of ['A123456789', '0012345']) {
      await scan(card);
      await expect.poll(said).toBe(controller.number.range);
    }
    expect(sent).toEqual([]);
    await scan('007');
    await number('7');
    expect(sent).toEqual(['number']);
  });
});
