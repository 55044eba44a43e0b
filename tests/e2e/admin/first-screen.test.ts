/** A list with the texts of the first screen alone: nothing on it waits for the others, nor shows a key in their place. */
import type { Browser, Page, Request } from 'playwright';
import { expect, test } from 'vitest';
import { topResources } from '#admin/areas/top-resources.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { addressOf } from '../../browser/address-of.ts';
import { expectPage } from '../../browser/expect-page.ts';
import type { RunningServer } from '../../running/server.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import { type Hospital, organisationPassword, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101']);
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

/** Holds back the second file of texts that the page asks for, until it is released. */
async function holdOthers(): Promise<{ release(): Promise<void> }> {
  const files = '**/assets/admin/zh-TW-*.js';
  const released = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(files, async (route) => {
    asked += 1;
    if (asked === 1) return route.continue();
    await released.promise;
    await route.continue();
    gone.resolve();
  });
  return {
    release: async () => {
      await expect.poll(() => asked, { timeout: 20_000 }).toBe(2);
      released.resolve();
      await gone.promise;
      await page.unroute(files);
    },
  };
}

const generated = topResources.filter(
  ({ name }) => !['panel', 'appointment', 'staff', 'doctorLeave', 'doctorShift'].includes(name),
);

test.each(generated.map(({ path }) => path))('the list %s shows no key', async (path) => {
  const others = await holdOthers();
  await page.goto(`${server.url}/admin/${hospital.orgGid}/${path}`);
  const list = page.getByRole('main').getByRole('region');
  await list.getByRole('searchbox').or(list.getByRole('button')).first().waitFor();
  const keys = /\b(admin|entities|errors|fields|help|hints|purposes|ra|sections|server|values)\.\w+/;
  expect(await page.locator('body').innerText()).not.toMatch(keys);
  const names = await page.locator('[aria-label]').evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
  expect(names.filter((name) => keys.test(name))).toEqual([]);
  await others.release();
});

test('the help opens with its words, however late they come', async () => {
  const others = await holdOthers();
  await page.goto(`${server.url}/admin/${hospital.orgGid}/room`);
  await page.getByRole('button', { name: zh.help.open }).click();
  expect(await page.getByText(zh.purposes.Room).count()).toBe(0);
  await others.release();
  await expectPage(page.getByRole('dialog', { name: zh.help.open })).toContainText(zh.purposes.Room);
});

test('the rows are asked for beside the organisation, once, before the page is drawn', async () => {
  await hospital.api.call('createRoom', { body: { code: '101', name: '101 診', location: '1F' } });
  const asked: string[] = [];
  const count = (request: Request) => {
    if (request.url().includes('/system/room/list')) asked.push(request.url());
  };
  page.on('request', count);
  const released = Promise.withResolvers<void>();
  await page.route(addressOf('getOrganisationGeneral'), async (route) => {
    await released.promise;
    await route.continue();
  });
  const rows = page.waitForResponse((response) => response.url().includes('/system/room/list'));
  await page.goto(`${server.url}/admin/${hospital.orgGid}/room`);
  await rows; // the organisation is still not there
  released.resolve();
  await page.locator('tbody tr').first().waitFor();
  await page.getByRole('button', { name: zh.admin.views.title }).waitFor(); // what the page asks for itself has come
  expect(asked).toHaveLength(1);
  await page.unroute(addressOf('getOrganisationGeneral'));
  page.off('request', count);
});
