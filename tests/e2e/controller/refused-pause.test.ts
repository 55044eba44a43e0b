/** The list of rooms, when a pause that the head nurse asks for there is refused. */
import type { Browser } from 'playwright';
import { afterAll } from 'vitest';
import { apiAt } from '#demo/api.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { launchBrowser } from '../../browser/launch.ts';
import { type RunningServer, startServer } from '../../running/server.ts';
import { type Hospital, setUpHospital, staffPassword } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { signInAtController } from './sign-in.ts';

const { controller } = zh;
let server: RunningServer;
let browser: Browser;
let hospital: Hospital;

async function end(): Promise<void> {
  await browser?.close();
  await server?.stop();
}
beginWith(async () => {
  await end();
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  hospital = await setUpHospital(server, ['103']);
  await hospital.api.call('createStaff', {
    body: { staffId: 'head', name: '護理長', password: staffPassword, panels: [] },
  });
});
afterAll(end);

journey('a pause from the list of rooms', (step) => {
  step('is refused where nobody serves any more, and the page goes on saying why', async () => {
    const { panel, staffId } = hospital.rooms[0]!;
    const at = { path: { variant: 'clinic' }, body: { panelGid: panel.gid } } as const;
    const nobody = apiAt(server.url);
    const body = { orgGid: hospital.orgGid, staffId, password: staffPassword };
    const nurse = nobody.as((await nobody.call('signInStaff', { body })).token);
    await nurse.call('logInCounter', at);
    const page = await (await browser.newContext({ locale: 'zh-TW' })).newPage();
    await signInAtController(page, server, hospital, 'head');
    await page.locator('.counter-card-pause').click();
    await nurse.call('logOutCounter', at);
    await page.getByRole('dialog').getByRole('button', { name: controller.action.pause, exact: true }).click();
    await page.locator('.counter-card-service', { hasText: controller.choose.free }).waitFor();
    await expectPage(page.getByRole('alert')).toHaveText(zh.errors.counter_not_logged_in);
  });
});
