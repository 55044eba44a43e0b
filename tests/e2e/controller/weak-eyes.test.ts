/** A desk for who sees badly: enlarged to 400 %, read out, or in the system's own contrast. */
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { chosenAlike } from '../../browser/chosen-alike.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { layoutFaults } from '../../browser/layout-faults.ts';
import { listenToChanges } from '../../browser/listen-to-changes.ts';
import type { RunningServer } from '../../running/server.ts';
import { checkInPatients } from '../hospital/check-in-patients.ts';
import { type Hospital, pushAppointments, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { signInAtController } from './sign-in.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['103']);
  await checkInPatients(hospital, await pushAppointments(hospital, 3));
  page = await browser.newPage({ locale: 'zh-TW', viewport: { width: 1280, height: 1024 } });
  page.setDefaultTimeout(45_000);
});

const dialog = () => page.getByRole('dialog');

journey('a desk for who sees badly', (step) => {
  step('who is called is read out, and not each minute how long ago that was', async () => {
    await signInAtController(page, server, hospital, 'nurse103');
    await page.locator('.counter-card').click();
    await page.locator('[data-action=next]').waitFor();
    const heard = await listenToChanges(page);
    await page.keyboard.press('Space');
    await page.locator('.desk-number:not(.over)', { hasText: '001' }).waitFor();
    await expect.poll(heard).toContain('001');
    const ago = page.locator('.desk-current p', { hasText: zh.controller.desk.justNow });
    await expectPage(ago).toHaveAttribute('aria-live', 'off');
  });

  step('in the system’s own contrast it is seen which list is open, and what of a pause is chosen', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await chosenAlike(page)).toEqual([]);
    await page.keyboard.press('F9');
    await dialog().getByRole('button', { name: zh.values.PauseReason.meeting }).click();
    expect(await chosenAlike(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.emulateMedia({ forcedColors: 'none' });
  });

  step('enlarged to 400 %, the buttons of a window do not lie over what it asks', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    for (const key of ['F10', 'F9', 'm', 'g']) {
      await page.keyboard.press(key);
      await dialog().waitFor();
      expect(await layoutFaults(page), key).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
    }
  });
});
