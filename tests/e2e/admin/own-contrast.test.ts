/** The administration in the contrast that somebody has set for the whole computer. */
import { expect, test } from 'vitest';
import { chosenAlike } from '../../browser/chosen-alike.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import { type Hospital, organisationPassword, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let hospital: Hospital;
let page: Awaited<ReturnType<typeof openAdmin>>;
let url: string;

beginWith(async (opened) => {
  const { server, browser } = await openProduct(opened);
  hospital = await setUpHospital(server, ['101']);
  url = server.url;
  page = await openAdmin(browser, url, hospital.orgGid, organisationPassword);
  await page.emulateMedia({ forcedColors: 'active' });
});

const path = (of: string) => `${url}/admin/${hospital.orgGid}/${of}`;

test('it is seen which tile and which list of appointments are chosen, and where in the menu one is', async () => {
  await page.goto(path('appointment-list'));
  await page.locator('main [aria-pressed=true]').first().waitFor();
  expect(await chosenAlike(page)).toEqual([]);
  const menu = page.getByRole('navigation').first();
  const ground = (which: string) =>
    menu
      .locator(which)
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await ground('[aria-current=page]')).not.toBe(await ground('a:not([aria-current])'));
});

test('it is seen which tab of a panel is open', async () => {
  await page.goto(path(`management/${hospital.rooms[0]?.panel.gid}/general`));
  await page.locator('[aria-selected=true]').first().waitFor();
  expect(await chosenAlike(page)).toEqual([]);
});

test('what lies over the page, and the button of a form, have an edge: their grounds and shadows are not painted', async () => {
  const edgeOf = (which: string) =>
    page
      .locator(which)
      .first()
      .evaluate((one) => getComputedStyle(one).borderTopWidth);
  await page.goto(path('roster?week=plan'));
  await hospital.api.call('createRoom', { body: { code: '101', name: '101 診' } });
  await page.reload();
  await page.locator('main table button.add').first().click();
  await page.getByRole('dialog').waitFor();
  expect(await edgeOf('[role=dialog]')).toBe('1px');
  expect(await edgeOf('[role=dialog] .MuiButton-contained')).toBe('1px');
  await page.getByRole('dialog').getByRole('combobox').first().click();
  expect(await edgeOf('.MuiAutocomplete-paper')).toBe('1px');
});
