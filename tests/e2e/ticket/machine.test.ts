/** The ticket machine: its queues, whatever their state, its pictures and what staff do at it. */
import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { picture } from '#demo/picture.ts';
import en from '#locales/en-US.json' with { type: 'json' };
import th from '#locales/th.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { passTime } from '../../browser/pass-time.ts';
import { seriousFindings } from '../../browser/serious-findings.ts';
import { beginWith } from '../journey.ts';
import { openPatientDevices, type PatientDevices } from '../kiosk/patient-devices.ts';

const rooms = ['101', '102', '103', '104', '105', '106', '107', '108', '109', '110', '111', '112'];
let devices: PatientDevices;
const machineUrl = () => devices.server.url + devices.lobby.ticketMachineUrl;
const card = (page: Page, code: string) => page.locator('.queues .answer').filter({ hasText: `${code} 診` });
const number = (page: Page) => page.locator('.result-number');
const panelOf = (code: string) => devices.hospital.rooms[rooms.indexOf(code)]?.panel.gid ?? '';

beginWith(async (opened) => {
  devices = await openPatientDevices(opened, rooms);
});
afterEach(() => expect(devices.complaints).toEqual([]));

async function openMachine(viewport?: { width: number; height: number }): Promise<Page> {
  const [, page] = await devices.open(viewport);
  await page.goto(machineUrl());
  await page.locator('.queues').waitFor();
  return page;
}

const localeOf = (words: object) => (words === en ? 'en-US' : words === th ? 'th' : 'zh-TW');

test.each([
  { width: 1080, height: 1920 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
])(
  'twelve queues stand on two pages of equal cards at $width × $height, also with large characters',
  async (viewport) => {
    const page = await openMachine(viewport);
    const looks = [zh, en, th].flatMap((words) => [false, true].map((large) => ({ words, large })));
    for (const { words, large } of looks) {
      if (!large) await page.getByRole('button', { name: words.values.Locale[localeOf(words)] }).click();
      await page.getByRole('heading', { name: words.kiosk.take.question }).waitFor();
      const size = page.getByRole('button', { name: words.kiosk.tools.size });
      if ((await size.getAttribute('aria-pressed')) !== String(large)) await size.click();
      for (const [turn, first] of [
        [words.kiosk.page.previous, '101'],
        [words.kiosk.page.next, '107'],
      ] as const) {
        const button = page.getByRole('button', { name: turn });
        if (await button.isEnabled()) await button.click();
        await card(page, first).waitFor();
        const boxes = await page.locator('.queues .answer').evaluateAll((cards) =>
          cards.map((one) => {
            const { top, bottom, height } = one.getBoundingClientRect();
            return { top, bottom, height, cut: one.scrollHeight > one.clientHeight + 1 };
          }),
        );
        expect(boxes).toHaveLength(6);
        expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1);
        expect(boxes.filter(({ cut }) => cut)).toEqual([]);
        const pages = await page.locator('.pages').boundingBox();
        expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(pages?.y ?? 0);
        const scrolls = await page.evaluate(() => {
          const main = document.querySelector('.screen-main') as HTMLElement;
          return [document.documentElement.scrollHeight > innerHeight, main.scrollHeight > main.clientHeight];
        });
        expect(scrolls).toEqual([false, false]);
        const foot = await page.locator('.screen-footer').boundingBox();
        expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      }
    }
    expect(await seriousFindings(page)).toEqual([]);
    await page.context().close();
  },
);

test('a queue that is paused, closed or full looks so and says so', async () => {
  const { nurse, panelGid } = await devices.nurseAt('102');
  await nurse.call('pauseIssuing', { path: { variant: 'clinic' }, body: { panelGid, paused: true } });
  const { api } = devices.hospital;
  const path = { panelType: 'defaultPanel' } as const;
  await api.call('updatePanel', { path, body: { gid: panelOf('104'), maximumCalls: 1 } });
  await api.call('updatePanel', { path, body: { gid: panelOf('105'), status: 'disable' } });
  const page = await openMachine();
  await card(page, '104').click();
  await number(page).waitFor();
  await page.getByRole('button', { name: zh.kiosk.finish }).click();
  for (const [code, state] of [
    ['102', 'paused'],
    ['104', 'full'],
    ['105', 'closed'],
  ] as const) {
    await expectPage(card(page, code)).toBeDisabled();
    await expectPage(card(page, code)).toHaveClass(new RegExp(state));
    await card(page, code).getByText(zh.kiosk.take[state]).waitFor();
  }
  expect(await seriousFindings(page)).toEqual([]);
  await page.context().close();
});

test('a machine whose room keeps no list says that there are no numbers, and where to ask', async () => {
  const { api } = devices.hospital;
  const { gid } = await api.call('createPanel', {
    path: { panelType: 'defaultPanel' },
    body: { name: '無名單診間', callingMode: 0 },
  });
  const { ticketMachineUrl } = await api.call('getPanel', { query: { gid } });
  const [context, page] = await devices.open();
  await page.goto(devices.server.url + ticketMachineUrl);
  await page.getByText(zh.kiosk.take.none).waitFor();
  await expectPage(page.locator('.queues')).toHaveCount(0);
  await context.close();
});

test('the organisation’s logo, backgrounds and banner are used', async () => {
  const { api } = devices.hospital;
  const ticket = (name: string) => picture(`ticket-${name}.png`);
  await api.call('uploadTicketOrgLogo', { body: {} }, { files: { orgLogo: await picture('logo.png') } });
  const portraitBackground = await ticket('portrait');
  await api.call('uploadPortraitBackground', { body: {} }, { files: { portraitBackground } });
  const landscapeBackground = await ticket('landscape');
  await api.call('uploadLandscapeBackground', { body: {} }, { files: { landscapeBackground } });
  const files = { ticketTitleBanner: await ticket('banner') };
  const images = await api.call('uploadTicketTitleBanner', { body: {} }, { files });
  const page = await openMachine();
  await expectPage(page.locator('img.screen-logo')).toHaveAttribute('src', images.orgLogo ?? '');
  await expectPage(page.locator('.screen')).toHaveCSS('background-image', new RegExp(images.portraitBackground ?? '-'));
  await page.setViewportSize({ width: 1024, height: 768 });
  await expectPage(page.locator('.screen')).toHaveCSS(
    'background-image',
    new RegExp(images.landscapeBackground ?? '-'),
  );
  expect(await seriousFindings(page)).toEqual([]);
  await card(page, '103').click();
  await number(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expectPage(page.locator('.paper-slip .slip-banner')).toHaveAttribute('src', images.ticketTitleBanner ?? '');
  await page.context().close();
});

test('staff take several numbers at once behind the logo that they hold; a tap opens nothing', async () => {
  const page = await openMachine();
  const logo = page.getByRole('button', { name: zh.kiosk.staff.open });
  await logo.click();
  await expectPage(page.getByRole('heading', { name: zh.kiosk.take.question })).toBeVisible();
  await logo.focus();
  await page.keyboard.down('Enter');
  await page.getByRole('heading', { name: zh.kiosk.staff.question }).waitFor();
  await page.keyboard.up('Enter');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: `${zh.kiosk.staff.more} 10` }).click();
  await page.getByRole('button', { name: `${zh.kiosk.staff.fewer} 1`, exact: true }).click();
  await card(page, '103').click();
  await expectPage(page.locator('.taken li')).toHaveCount(11);
  expect(await seriousFindings(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expectPage(page.locator('.paper-slip')).toHaveCount(11);
  await expectPage(page.locator('.paper-slip').last()).toBeVisible();
  await expectPage(page.locator('.paper-slip').last()).toContainText(/民國\d+年\d\d月\d\d日 取號時間 \d\d:\d\d/);
  await page.context().close();
});

test('what a person has set at the machine is set back once they have left', async () => {
  const [, page] = await devices.open();
  await page.clock.install();
  await page.goto(machineUrl());
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await card(page, '112').waitFor();
  await passTime(page, 32, 4);
  await page.getByRole('heading', { name: zh.kiosk.take.question }).waitFor();
  await card(page, '101').waitFor();
  await page.context().close();
});

test('quotation marks and an ellipsis are a whole character wide in Chinese alone', async () => {
  const page = await openMachine();
  for (const words of [zh, en, th]) {
    await page.getByRole('button', { name: words.values.Locale[localeOf(words)] }).click();
    const heading = page.getByRole('heading', { name: words.kiosk.take.question });
    const widths = await heading.evaluate(async (question) => {
      const { fontFamily } = getComputedStyle(question);
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      pen.font = `100px ${fontFamily}`;
      await document.fonts.load(pen.font, '“…');
      return ['“', '”'].map((mark) => pen.measureText(mark).width);
    });
    for (const width of widths) {
      if (words === zh) expect(width).toBeGreaterThan(90);
      else expect(width).toBeLessThan(60);
    }
  }
});
