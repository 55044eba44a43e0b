/** The bridge between the two form libraries, in a real browser against the real server. */
import type { Browser, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import en from '#locales/en-US.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { addressOf } from '../browser/address-of.ts';
import { expectPage } from '../browser/expect-page.ts';
import type { RunningServer } from '../running/server.ts';
import { openAdmin } from './hospital/admin-page.ts';
import { formPage } from './hospital/form-page.ts';
import { type Hospital, organisationPassword, setUpHospital } from './hospital/set-up-hospital.ts';
import { beginWith } from './journey.ts';
import { openProduct } from './open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;
let panel: string;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101', '103']);
  panel = hospital.rooms[0]?.panel.gid ?? '';
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

const { open, field, unfold, submit } = formPage(() => ({ page, address: `${server.url}/admin/${hospital.orgGid}` }));
const storedPanel = () => hospital.api.call('getPanel', { query: { gid: panel } });

describe('a form', () => {
  test('greets without errors, and says at the fields what is missing when it is saved', async () => {
    await open(`management/${panel}/announcement/create`);
    await field('title').waitFor();
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    await field('content').locator('textarea').first().fill('  \n ');
    await submit();
    await field('title').getByText(zh.errors.field_required).waitFor();
    await field('content').getByText(zh.errors.field_required).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('root_title');
  });

  test('is saved though the page moves under a mouse that presses, and not by one that is moved away', async () => {
    await open(`management/${panel}/announcement/create`);
    await field('title').waitFor();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const save = page.locator('form button[type=submit]');
    const press = async (meanwhile: () => Promise<void>) => {
      await save.hover();
      await page.mouse.down();
      await meanwhile();
      await page.mouse.up();
    };
    const { y } = (await save.boundingBox())!;
    await press(() => page.mouse.move(5, y - 200));
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    await press(async () => {
      await page.locator('form').evaluate((form) => {
        form.style.paddingTop = '80px';
      });
      await expectPage.poll(async () => (await save.boundingBox())!.y).not.toBe(y);
    });
    await field('title').getByText(zh.errors.field_required).waitFor();
  });

  test('checks while one types, and takes the message back when it is right', async () => {
    await open(`management/${panel}/general`);
    await unfold(zh.sections.screen);
    const seconds = field('carouselSeconds');
    await seconds.locator('input').fill('2');
    await seconds.getByText(zh.errors.cannot_be_lower_than.replace('{{number}}', '5')).waitFor();
    await seconds.locator('input').fill('20');
    await expectPage(seconds.getByRole('alert')).toHaveCount(0);
  });

  test('tells at a list of choices what is wrong with one of them', async () => {
    await open(`management/${panel}/controller`);
    await field('alsoCalls').locator('input').first().click();
    await page.getByRole('option', { name: '診間 101' }).click();
    await submit();
    await field('alsoCalls').getByText(zh.errors.queue_is_own).waitFor();
  });

  test('shows the panel beside its form, as it is and in a sample situation', async () => {
    await open(`management/${panel}/general`);
    const screen = page.frameLocator(`main iframe[title="${zh.admin.panel.preview}"]`);
    await screen.locator('.screen .room-card').waitFor();
    await page.getByRole('combobox', { name: zh.admin.panel.situation }).click();
    await page.getByRole('option', { name: zh.gallery.states.paused }).click();
    await screen.locator('.notice-pause').waitFor();
    await page.getByRole('combobox', { name: zh.admin.panel.situation }).click();
    await page.getByRole('option', { name: zh.admin.panel.live }).click();
    await screen.locator('.notice-pause').waitFor({ state: 'detached' });
  });

  test('clamps a number and trims a text when the field is left, and sends only what was changed', async () => {
    await open(`management/${panel}/general`);
    await unfold(zh.sections.screen);
    await field('carouselSeconds').locator('input').fill('900');
    await field('counterName').locator('input').fill('  101 診  ');
    await field('doctorName').locator('input').fill('');
    await field('departmentName').locator('input').focus();
    const patch = page.waitForRequest((request) => request.method() === 'PATCH');
    const { version } = await storedPanel();
    await submit();
    expect((await patch).postDataJSON()).toEqual({ gid: panel, version, carouselSeconds: 120, doctorName: null });
    await expect.poll(async () => (await storedPanel()).carouselSeconds).toBe(120);
    expect((await storedPanel()).doctorName).toBeUndefined();
  });

  test('shows a refusal of the server at its field, in the user’s language', async () => {
    await open(`management/${panel}/general`);
    const name = hospital.rooms[1]?.panel.name ?? '';
    await field('name').locator('input').fill(name);
    await submit();
    const refusal = field('name').getByText(zh.errors.duplicate_name.replace('{{name}}', name));
    await refusal.waitFor();
    // It is still taken when the field is left as it is.
    await field('counterName').locator('input').fill('特約診間');
    await field('departmentName').locator('input').focus();
    await refusal.waitFor();
    expect((await storedPanel()).name).toBe(hospital.rooms[0]?.panel.name);
  });

  test('asks before unsaved edits are left, and lets an untouched page go', async () => {
    await open(`management/${panel}/general`);
    await field('name').locator('input').waitFor();
    await page.getByRole('tab', { name: zh.entities.Media }).click();
    await page.waitForURL(/\/media$/);
    await page.getByRole('tab', { name: zh.admin.panel.general }).click();
    await field('counterName').locator('input').fill('二診');
    await page.getByRole('tab', { name: zh.entities.Media }).click();
    const dialog = page.getByRole('dialog', { name: zh.admin.unsaved.title });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    // Yes and no at once: the first counts.
    await dialog.evaluate((window) => window.querySelectorAll('button').forEach((button) => void button.click()));
    await expectPage(dialog).toBeHidden();
    expect(page.url()).toMatch(/\/general$/);
    await expectPage(field('counterName').locator('input')).toHaveValue('二診');
    await page.getByRole('link', { name: zh.admin.pages.staff, exact: true }).click();
    await dialog.getByRole('button', { name: zh.admin.unsaved.discard }).dblclick();
    await page.waitForURL(/\/staff$/);
    expect(errors, 'a window that was answered takes no other answer').toEqual([]);
  });

  test('keeps in another language what was typed and what is wrong with it, while it is being saved too', async () => {
    await open('staff/create');
    await field('name').locator('input').fill('林');
    await submit();
    await field('staffId').getByText(zh.errors.field_required).waitFor();
    const choose = async (name: string) => {
      await page.locator('header button[aria-haspopup=menu]').first().click();
      await page.getByRole('menuitem', { name }).click();
    };
    await choose('English');
    await field('staffId').getByText(en.errors.field_required).waitFor();
    await expectPage(field('name').locator('input')).toHaveValue('林');
    await page.getByRole('link', { name: en.admin.pages.groups, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: en.admin.unsaved.title });
    await dialog.getByRole('button', { name: en.ra.action.cancel }).click();

    await field('staffId').locator('input').fill('N1');
    await field('password').locator('input').first().fill('four-brown-staircases');
    await field('password').locator('input').last().fill('four-brown-staircases');
    const held = Promise.withResolvers<void>();
    const asked = page.waitForRequest(
      (request) => request.method() === 'POST' && addressOf('createStaff').test(request.url()),
    );
    await page.route(addressOf('createStaff'), async (route) => {
      await held.promise;
      await route.continue();
    });
    await submit();
    await asked;
    await choose('ไทย');
    await expectPage(page.locator('html')).toHaveAttribute('lang', 'th');
    await expectPage(field('name').locator('input')).toHaveValue('林');
    held.resolve();
    await page.waitForURL(/\/staff$/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('link', { name: '林', exact: true }).waitFor();
    await page.evaluate(() => localStorage.setItem('callboard-language', 'zh-TW'));
  });
});

test('the screen beside a panel’s form follows what is typed', async () => {
  const { counterName = '' } = await storedPanel();
  await open(`management/${panel}/general`);
  const screen = page.frameLocator(`main iframe[title="${zh.admin.panel.preview}"]`);
  await screen.getByText(counterName).first().waitFor();
  await field('counterName').locator('input').fill('特約診間');
  await screen.getByText('特約診間').first().waitFor();
  await field('counterName').locator('input').fill(counterName);
});
