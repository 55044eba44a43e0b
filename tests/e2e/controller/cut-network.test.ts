/** The network is cut at each step of a press: before the server hears of it, after it is done, and while it stays away. */
import type { Browser, Locator, Page, Route } from 'playwright';
import { expect } from 'vitest';
import { apiAt } from '#demo/api.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import type { QueueList } from '#generated/values.ts';
import th from '#locales/th.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { holdNext } from '../../browser/hold-next.ts';
import { passTime } from '../../browser/pass-time.ts';
import type { RunningServer } from '../../running/server.ts';
import { checkInPatients } from '../hospital/check-in-patients.ts';
import { type Hospital, pushAppointments, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { otherDesksAt } from './other-desks.ts';
import { fillSignIn } from './sign-in.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;
const { controller } = zh;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['103']);
  const patients = await pushAppointments(hospital, 12);
  await checkInPatients(hospital, patients.slice(0, 8));
  page = await (await browser.newContext({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } })).newPage();
  page.setDefaultTimeout(45_000);
  await page.clock.install();
});

const action = (name: string) => page.locator(`[data-action=${name}]`);
const tab = (name: QueueList) => page.getByRole('tab', { name: new RegExp(`^${controller.list[name]}`) });
const current = (number: string) => page.locator('.desk-number:not(.over)', { hasText: number }).waitFor();
const count = (name: QueueList, shown: number) => expectPage(tab(name)).toHaveText(new RegExp(`\\D${shown}$`));
const pressNext = () => page.locator('[data-action=next]:not([data-waits])').click();

/** Ends the sign-in that the desk works with, on the server alone. */
async function endSignIn(): Promise<void> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('callboard-controller') ?? '{}').orgToken);
  await apiAt(server.url).as(token).call('signOut');
}

/** Nobody waits for the half minute in which a press is sent again. */
async function giveUp(): Promise<void> {
  await passTime(page, 40, 2);
  await page.locator('.desk-notice', { hasText: controller.unsure.split('「')[0] ?? '' }).waitFor();
}

type Cut = 'before' | 'after';

/** Where the next request of an operation is cut off: before the server hears of it, or when its answer comes. */
async function cutNext(operation: 'callNext' | 'undoPress' | 'passNumber' | 'bulkCheckInAppointment', where: Cut) {
  const path = operations[operation].path.replace('{variant}', '*');
  const pattern = new RegExp(`${path.replaceAll('/', '\\/').replace('*', '\\w+')}$`);
  let cut = false;
  await page.route(
    pattern,
    async (route) => {
      if (cut) return route.continue();
      cut = true;
      if (where === 'after') await route.fetch();
      return route.abort('connectionreset');
    },
    { times: 2 },
  );
}

/** Has the next request of an operation swallowed by the network, neither answered nor failed, until something is seen. */
async function swallowNext(operation: OperationId, ask: () => Promise<unknown>, seconds: number, seen: Locator) {
  const held = await holdNext(page, operation);
  await ask();
  await held.asked;
  await passTime(page, seconds, 5);
  await expectPage(seen).toBeVisible();
  held.let();
}

journey('the network, cut at each step of a press', (step) => {
  step('a sign-in and a choice that the network swallows are given up, and can be done again', async () => {
    await page.goto(`${server.url}/panel-controller`);
    const late = page.getByRole('alert').filter({ hasText: zh.errors.timeout });
    const signIn = () => fillSignIn(page, hospital, 'nurse103');
    await swallowNext('signInStaff', signIn, 30, late);
    await swallowNext('listCounters', signIn, 15, late);
    await page.getByRole('button', { name: controller.retry }).click();
    await page.locator('.counter-card').waitFor();
  });

  step('a counter that was chosen while the network swallowed it begins by itself once it is back', async () => {
    const choose = () => page.locator('.counter-card').click();
    await swallowNext('listCounters', choose, 10, page.locator('.desk-connection.live'));
  });

  step('a patient is called', async () => {
    await pressNext();
    await current('001');
  });

  for (const [place, where] of (['before', 'after'] as const).entries()) {
    const first = 2 + place;
    const here = `00${first}`;

    step(`Next, cut ${where} it is done, calls once`, async () => {
      await cutNext('callNext', where);
      await pressNext();
      await current(here);
      await count('completed', first - 1);
      await expectPage(action('next')).toContainText(`00${first + 1}`);
      await page.unrouteAll({ behavior: 'wait' });
    });

    step(`its undoing, cut ${where} it is done, takes back one call`, async () => {
      await cutNext('undoPress', where);
      await action('undo').click();
      await current(`00${first - 1}`);
      await count('completed', first - 2);
      await page.unrouteAll({ behavior: 'wait' });
      await pressNext();
      await current(here);
    });

    step(`a pass, cut ${where} it is done, passes one, who is back by undoing`, async () => {
      await cutNext('passNumber', where);
      await action('pass').click();
      await count('passed', 1);
      await action('undo').click();
      await current(here);
      await count('passed', 0);
      await page.unrouteAll({ behavior: 'wait' });
    });

    step(`a check-in, cut ${where} it is done, checks in one`, async () => {
      await tab('expected').click();
      const waiting = 4 - place;
      await count('expected', waiting);
      await cutNext('bulkCheckInAppointment', where);
      await page.locator('#patients li button').first().click();
      await count('expected', waiting - 1);
      await page.unrouteAll({ behavior: 'wait' });
      await expectPage(page.locator('.desk-notice')).not.toContainText(controller.unsure.split('「')[0] ?? '');
    });
  }

  step('without a network the desk still says who works at it, and nothing below moves', async () => {
    const sizes = [
      { width: 1024, height: 768 },
      { width: 700, height: 800 },
      { width: 390, height: 844 },
    ];
    const heights = async () => {
      const shown: number[] = [];
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expectPage(page.locator('.desk-staff')).toHaveText('護理師103');
        await expectPage(page.locator('.desk-staff')).toBeInViewport();
        shown.push((await page.locator('.desk-header').boundingBox())!.height);
      }
      return shown;
    };
    const live = await heights();
    await page.context().setOffline(true);
    await passTime(page, 20, 2);
    await page.getByText(controller.connection.lost).waitFor();
    expect(await heights()).toEqual(live);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.context().setOffline(false);
    await page.getByText(controller.connection.live).waitFor();
  });

  step('a language that is chosen without a server comes once it is there, and the desk stays meanwhile', async () => {
    const language = page.locator('header select');
    await page.route('**/*', (route) => route.abort('connectionrefused'));
    await language.selectOption('th');
    await passTime(page, 20, 2);
    await expectPage(page.locator('.desk-staff')).toHaveText('護理師103');
    await page.unrouteAll({ behavior: 'wait' });
    const loaded = page.waitForEvent('load');
    // The page is loaded again at some moment of this, which ends whatever is under way in it.
    await passTime(page, 20, 2).catch(() => undefined);
    await loaded;
    await page.getByText(th.controller.connection.live).waitFor();
    await language.selectOption('zh-TW');
    await page.getByText(controller.connection.live).waitFor();
    await current('003');
  });

  step(
    'a network that stays away says that nobody knows, and the number that is shown is right when it is back',
    async () => {
      await tab('waiting').click();
      await page.context().setOffline(true);
      await pressNext();
      await giveUp();
      await page.context().setOffline(false);
      await page.getByText(controller.connection.live).waitFor();
      await current('003');
      await pressNext();
      await current('004');
      await count('completed', 3);
    },
  );

  step(
    'a sign-in that ended meanwhile is begun again at the counter, which says what may not have been done, and counts no other device',
    async () => {
      let over: Promise<void> | undefined;
      await page.route(/\/next$/, async (route) => {
        // Where the press is sent again before the desk has heard of it, it has ended already.
        over ??= endSignIn();
        await over;
        await route.abort('connectionreset');
      });
      await pressNext();
      const said = controller.signIn.pressed.replace('{{action}}', controller.action.next);
      await expectPage(page.getByText(said)).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      const others = otherDesksAt(page);
      await fillSignIn(page, hospital, 'nurse103');
      expect(await others).toBe(0);
      await current('004');
      await expectPage(page.getByText(controller.connection.live)).toBeVisible();
      await pressNext();
      await current('005');
      await count('completed', 4);
    },
  );

  step('a press in doubt is still named where the network comes back to a sign-in that has ended', async () => {
    await page.context().setOffline(true);
    await action('pass').click();
    await giveUp();
    await endSignIn();
    await page.context().setOffline(false);
    const said = controller.signIn.pressed.replace('{{action}}', controller.action.pass);
    await expectPage(page.getByText(said)).toBeVisible();
    await fillSignIn(page, hospital, 'nurse103');
    await current('005');
    await count('passed', 0);
  });

  step('a log-out that was done and never answered ends the sign-in once it is known', async () => {
    await page.keyboard.press('F10');
    await page.getByRole('radio', { name: controller.confirm.logOut.passed }).check();
    const cutOnce = async (route: Route) => {
      await route.fetch().catch(() => undefined);
      await page.context().setOffline(true);
      await route.abort('connectionreset').catch(() => undefined);
    };
    await page.route(/\/logout$/, cutOnce, { times: 1 });
    const confirm = page
      .getByRole('dialog')
      .getByRole('button', { name: controller.confirm.logOut.confirm, exact: true });
    await confirm.click();
    await passTime(page, 40, 2);
    await page.context().setOffline(false);
    await page.locator('input[name=password]').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await fillSignIn(page, hospital, 'nurse103');
    await page.locator('.counter-card').click();
    await count('passed', 1);
  });
});
