/** What is pressed on a small phone stands still, whatever comes and goes above it. */
import type { Browser, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Api } from '#demo/api.ts';
import { deviceAt } from '#demo/panels.ts';
import th from '#locales/th.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { seriousFindings } from '../../browser/serious-findings.ts';
import type { RunningServer } from '../../running/server.ts';
import { setUpHospital, staffPassword } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';

const sizes = {
  small: { width: 320, height: 568 },
  usual: { width: 360, height: 640 },
  tall: { width: 390, height: 844 },
  lying: { width: 640, height: 360 },
  enlarged: { width: 180, height: 320 },
};

let server: RunningServer;
let browser: Browser;
let nurse: Api;
let panelGid: string;
let page: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  const { api, orgGid, rooms } = await setUpHospital(server, ['103']);
  const [{ panel, staffId }] = rooms as [(typeof rooms)[0]];
  panelGid = panel.gid;
  const machine = await deviceAt(api, panel, 'signInTicketMachine');
  const { url } = await machine.call('takeNumber', { query: { panelGid } });
  const { token } = await api.call('signInStaff', { body: { orgGid, staffId, password: staffPassword } });
  nurse = api.as(token);
  await nurse.call('logInCounter', { path, body: { panelGid } });
  page = await (
    await browser.newContext({ locale: 'th', viewport: sizes.usual, isMobile: true, hasTouch: true })
  ).newPage();
  page.setDefaultTimeout(45_000);
  await page.goto(new URL(url, server.url).href);
  await wish('giveUp').waitFor();
});

const path = { variant: 'clinic' } as const;
const { ticket } = th.kiosk;
const wish = (name: string) => page.locator(`[data-wish=${name}]`);
const keep = () => page.getByRole('button', { name: ticket.wish.keep });

/** Where a button stands on the screen, and whether a thumb reaches it there. */
const placeOf = (button: Locator) =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const under = document.elementFromPoint(left + width / 2, top + height / 2);
    return { left, top, width, height, reached: element.contains(under) };
  });

async function pausedWhile(look: () => Promise<void>): Promise<void> {
  const paused = page.locator('.ticket-paused');
  await nurse.call('pauseCounter', { path, body: { panelGid, reason: 'emergency', minutes: 15 } });
  await paused.waitFor();
  await look();
  await nurse.call('restartCounter', { path, body: { panelGid } });
  await expectPage(paused).toHaveCount(0);
  await look();
}

journey('the buttons of a number on a small phone', (step) => {
  for (const [name, size] of Object.entries(sizes)) {
    step(`stand still while a pause begins and ends (${name})`, async () => {
      await page.setViewportSize(size);
      const first = await placeOf(wish('giveUp'));
      expect(first.reached).toBe(true);
      await pausedWhile(async () => expect(await placeOf(wish('giveUp'))).toEqual(first));
      await wish('giveUp').click();
      await page.getByText(ticket.wish.sure).waitFor();
      const last = await placeOf(wish('giveUp'));
      expect(last.reached).toBe(true);
      await pausedWhile(async () => expect(await placeOf(wish('giveUp'))).toEqual(last));
      // A hand that presses again where it was asked keeps the number.
      expect(await placeOf(keep())).toEqual(first);
      expect(await seriousFindings(page)).toEqual([]);
      await keep().click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    });
  }

  step('leave most of the page to see', async () => {
    await page.setViewportSize(sizes.usual);
    expect((await placeOf(wish('comeLater'))).top).toBeGreaterThan(sizes.usual.height * 0.7);
  });
});
