/** The list of rooms, when a pause that the head nurse asks for there cannot be done at once, or not at all. */
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { apiAt } from '#demo/api.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { hurry } from '../../browser/pass-time.ts';
import type { RunningServer } from '../../running/server.ts';
import { type Hospital, setUpHospital, staffPassword } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { signInAtController } from './sign-in.ts';

const { controller } = zh;
let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let token: string;
let page: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['103']);
  await hospital.api.call('createStaff', {
    body: { staffId: 'head', name: '護理長', password: staffPassword, panels: [] },
  });
  const body = { orgGid: hospital.orgGid, staffId: hospital.rooms[0]!.staffId, password: staffPassword };
  token = (await apiAt(server.url).call('signInStaff', { body })).token;
  page = await (await browser.newContext({ locale: 'zh-TW' })).newPage();
  await page.clock.install();
});

const nurse = () => apiAt(server.url).as(token);
const at = () => ({ path: { variant: 'clinic' }, body: { panelGid: hospital.rooms[0]!.panel.gid } }) as const;
const confirm = () =>
  page.getByRole('dialog').getByRole('button', { name: controller.action.pause, exact: true }).click();

journey('a pause from the list of rooms', (step) => {
  step('says that it is sent again while the network is away, and is done once when that is back', async () => {
    await nurse().call('logInCounter', at());
    await signInAtController(page, server, hospital, 'head');
    await page.locator('.counter-card-pause').click();
    const reason = page.getByRole('dialog').locator('[data-pause]').first();
    expect(await reason.evaluate((choice) => getComputedStyle(choice).borderRadius)).toBe('8px');
    await page.context().setOffline(true);
    await confirm();
    await expectPage(page.getByRole('alert')).toHaveText(
      controller.retrying.replace('{{action}}', controller.action.pause),
    );
    await page.context().setOffline(false);
    await page.locator('.counter-card-service.pause').waitFor();
    await expectPage(page.getByRole('alert')).toHaveCount(0);
    await page.locator('.counter-card-pause').click();
    await page.locator('.counter-card-service.serving').waitFor();
  });

  step('leaves a counter paused that its nurse has paused while the window was open', async () => {
    await page.locator('.counter-card-pause').click();
    await nurse().call('pauseCounter', at());
    await hurry(page);
    await page.locator('.counter-card-service.pause').waitFor();
    const answered = page.waitForResponse(/\/(pause|restart)$/);
    await confirm();
    expect((await answered).ok()).toBe(true);
    expect((await nurse().call('listCounters')).data[0]?.service).toBe('pause');
    await page.locator('.counter-card-pause:not([aria-busy=true])').click();
    await page.locator('.counter-card-service.serving').waitFor();
  });

  step('is refused where nobody serves any more, and the page goes on saying why', async () => {
    await page.locator('.counter-card-pause').click();
    await nurse().call('logOutCounter', at());
    await confirm();
    await page.locator('.counter-card-service', { hasText: controller.choose.free }).waitFor();
    await expectPage(page.getByRole('alert')).toHaveText(
      controller.choose.refused.replace('{{counter}}', '103 診').replace('{{why}}', zh.errors.counter_not_served),
    );
  });
});
