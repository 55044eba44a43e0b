/** A desk in tired hands: pressed twice, pressed wrong, left with a patient in the room, forgotten, opened late. */
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import type { QueueList } from '#generated/values.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { layoutFaults } from '../../browser/layout-faults.ts';
import { passUntil } from '../../browser/pass-time.ts';
import { seriousFindings } from '../../browser/serious-findings.ts';
import type { RunningServer } from '../../running/server.ts';
import { checkInPatients } from '../hospital/check-in-patients.ts';
import { type Hospital, pushAppointments, setUpHospital, staffPassword } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { listenToTones, tonesOf } from '../listen-to-tones.ts';
import { openProduct } from '../open-product.ts';
import { letRowsStand } from './let-rows-stand.ts';
import { fillSignIn } from './sign-in.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['103']);
  await hospital.api.call('createStaff', {
    body: { staffId: 'senior', name: '資深護理師', password: staffPassword, panels: [], resetsAll: true },
  });
  const patients = await pushAppointments(hospital, 10);
  await checkInPatients(hospital, patients.slice(0, 6));
  const context = await browser.newContext({ locale: 'zh-TW', viewport: low });
  page = await context.newPage();
  page.setDefaultTimeout(45_000);
  await page.addInitScript(listenToTones);
});

const low = { width: 1024, height: 768 };
/** Of the window; the last two are the first two enlarged twice. */
const sizes = [
  [1024, 768],
  [1080, 1920],
  [512, 384],
  [540, 960],
] as const;

const { controller } = zh;
const action = (name: string) => page.locator(`[data-action=${name}]`);
const tab = (name: QueueList) => page.getByRole('tab', { name: new RegExp(`^${controller.list[name]}`) });
const number = page$('.desk-number:not(.over)');
const pressNext = () => page.locator('[data-action=next]:not([data-waits])').click();
const dialog = () => page.getByRole('dialog');
const menuOf = (row: number) => page.locator('.patient-more').nth(row);

function page$(selector: string) {
  return (text: string) => page.locator(selector, { hasText: text }).waitFor();
}
const signIn = () => fillSignIn(page, hospital, 'senior');
const callOneWhoWaits = () => pressNext().then(() => action('undo').waitFor());

journey('a desk in tired hands', (step) => {
  step('Next says whom it completes, and is undone by a press: both stand as before', async () => {
    await page.goto(`${server.url}/panel-controller`);
    await signIn();
    await page.locator('.counter-card').click();
    await callOneWhoWaits();
    await number('001');
    await expectPage(action('next')).toContainText(controller.action.completesNumber.replace('{{number}}', '001'));
    await pressNext();
    await number('002');
    expect(await seriousFindings(page)).toEqual([]);
    await action('undo').click();
    await number('001');
    await expectPage(tab('completed')).toContainText('0');
    await expectPage(action('next')).toContainText('002');
  });

  step('buttons stay where they are while there is something to say, and while there is not', async () => {
    const places = () =>
      page.locator('.action').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    await pressNext();
    await number('002');
    await action('undo').waitFor();
    const before = await places();
    await page.keyboard.press('u');
    await action('undo').waitFor({ state: 'detached' });
    await number('001');
    expect(await places()).toEqual(before);
    await page.locator('[data-action=next]:not([data-waits])').waitFor();
    expect(await places()).toEqual(before);
  });

  step('from 1024×768 to upright, also enlarged twice, nothing lies over anything, in three languages', async () => {
    const language = page.locator('header select');
    for (const locale of ['en-US', 'th', 'zh-TW']) {
      await language.selectOption(locale);
      await expectPage(page.locator('html')).toHaveAttribute('lang', locale);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        expect(await layoutFaults(page), `${locale}, ${width}×${height}`).toEqual([]);
      }
    }
    await page.setViewportSize(low);
  });

  step('a patient who was passed by mistake is back at the counter', async () => {
    // The list may know before the press is answered, and until then no other is taken.
    const [answer] = await Promise.all([page.waitForResponse(/\/pass$/), page.keyboard.press('p')]);
    await answer.finished();
    await expectPage(tab('passed')).toContainText('1');
    await page.keyboard.press('u');
    await number('001');
    await expectPage(tab('passed')).toContainText('0');
  });

  step('a number that is refused stays in its window to be put right, and the refusal until it is read', async () => {
    const refusal = page.locator('.desk-notice-line', { hasText: zh.errors.number_not_issued });
    await Promise.all([dialog().waitFor(), page.keyboard.press('g')]);
    // What is typed next takes the place of what was refused.
    for (const typed of ['777', '７７８']) {
      await page.keyboard.insertText(typed);
      await page.keyboard.press('Enter');
      await dialog().locator(refusal).waitFor();
      await expectPage(dialog().getByRole('button', { name: controller.number.submit })).toBeEnabled();
      await expectPage(dialog().getByRole('textbox')).toHaveValue(typed.normalize('NFKC'));
    }
    await page.keyboard.press('Escape');
    await refusal.getByRole('button', { name: controller.dismiss }).click();
    await refusal.waitFor({ state: 'detached' });
  });

  step('a window that is closed by a key may be asked for again with the next', async () => {
    await page.keyboard.press('g');
    for (let times = 0; times < 5; times += 1) {
      for (const key of ['Escape', 'g', '7']) await page.keyboard.press(key, { delay: 60 });
      await expectPage(dialog().getByRole('textbox')).toHaveValue('7');
    }
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  step('keys do nothing while a number is typed, and those of a menu work in it', async () => {
    await page.keyboard.press('g');
    await dialog().waitFor();
    await page.keyboard.type('rp');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await number('001');
    await page.keyboard.press('m');
    await dialog().waitFor();
    await page.keyboard.press('t');
    await page.getByRole('heading', { name: controller.transfer.heading.replace('{{number}}', '001') }).waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  step('who has not come is found by number, name or part of it, and several are checked in at once', async () => {
    await tab('expected').click();
    await expectPage(page.locator('.expected')).toHaveCount(4);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('searchbox').fill('００９');
    await expectPage(page.locator('.expected')).toHaveCount(1);
    await page.getByRole('searchbox').press('Enter');
    await expectPage(page.locator('.expected')).toHaveCount(3);
    await expectPage(page.getByRole('searchbox')).toBeFocused();
    await page.getByRole('searchbox').fill('小');
    // Several are meant by that: nobody is taken for them, and the arrows of the list leave alone whoever types.
    for (const key of ['Enter', 'ArrowDown']) await page.getByRole('searchbox').press(key);
    await expectPage(page.getByRole('searchbox')).toBeFocused();
    await letRowsStand(page);
    for (const box of [page.getByRole('checkbox').first(), page.getByRole('checkbox').last()]) await box.check();
    await page.getByRole('button', { name: controller.checkIn.selected_other.replace('{{count}}', '2') }).click();
    await expectPage(page.locator('.expected')).toHaveCount(1);
    await expectPage(tab('waiting')).toContainText('8');
  });

  step('arrows, Home and End lead from row to row, and from a button to its like', async () => {
    await tab('waiting').click();
    await menuOf(0).focus();
    const rows = [1, 2, 1, 7, 7, 0, 0];
    const keys = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'ArrowDown', 'Home', 'ArrowUp'];
    for (const [place, key] of keys.entries()) {
      await page.keyboard.press(key);
      await expectPage(menuOf(rows[place]!), key).toBeFocused();
    }
    await page.locator('.patient-call:not(.patient-more)').first().focus();
    await page.keyboard.press('ArrowDown');
    await expectPage(page.locator('.patient-call:not(.patient-more)').nth(1)).toBeFocused();
  });

  step('a window that is closed gives the focus back, also after a second one', async () => {
    await menuOf(2).press('Enter');
    await dialog().getByRole('button', { name: controller.menu.close }).press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await expectPage(menuOf(2)).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog().locator('[data-choice=cancel]').press('Enter');
    await dialog().getByRole('button', { name: controller.confirm.cancelNumber.keep }).press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await expectPage(menuOf(2)).toBeFocused();
    await expectPage(tab('waiting')).toContainText('8');
  });

  step('Enter held down opens a menu and chooses nothing in it', async () => {
    await page.keyboard.down('Enter');
    await dialog().waitFor();
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expectPage(dialog().locator('.choice').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await expectPage(menuOf(2)).toBeFocused();
  });

  step('a number that was checked in by mistake is canceled, and its patient is expected again', async () => {
    await page.getByRole('button', { name: controller.menu.more.replace('{{number}}', '009') }).click();
    await dialog().getByRole('button', { name: controller.action.cancel }).click();
    await dialog().locator('[data-confirm=cancel]').click();
    await expectPage(tab('waiting')).toContainText('7');
    await expectPage(tab('expected')).toContainText('2');
  });

  step('a reset of all rooms says what is lost, and waits for the word', async () => {
    await page.keyboard.press('m');
    await dialog().locator('[data-choice=resetAll]').click();
    const { reset } = controller.confirm;
    await expectPage(dialog().locator('.reset-ends li')).toHaveText([
      reset.queues_other.replace('{{count}}', '1'),
      reset.appointments_other.replace('{{count}}', '7'),
      reset.calling_other.replace('{{count}}', '1'),
    ]);
    const sure = dialog().locator('[data-confirm=resetAll]');
    await expectPage(sure).toBeDisabled();
    await dialog().getByRole('textbox').fill(reset.word.slice(0, -1));
    await expectPage(sure).toBeDisabled();
    await dialog().getByRole('textbox').fill(reset.word);
    await expectPage(sure).toBeEnabled();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog().getByRole('button', { name: controller.confirm.cancel, exact: true }).click();
    await dialog().waitFor({ state: 'detached' });
    await number('001');
  });

  step('leaving with a patient in the room asks, and puts them back to their place', async () => {
    await page.keyboard.press('F10');
    await page.getByRole('radio', { name: controller.confirm.logOut.back }).check();
    await dialog().getByRole('button', { name: controller.confirm.logOut.confirm, exact: true }).click();
    await page.locator('input[name=password]').waitFor();
    await signIn();
    await page.locator('.counter-card').click();
    await expectPage(action('next')).toContainText('001');
    await expectPage(tab('waiting')).toContainText('8');
  });

  step(
    'who was called in the morning is not stranded: the desk asks which session, and changes between them',
    async () => {
      await callOneWhoWaits();
      await page.keyboard.press('F10');
      await page.getByRole('radio', { name: controller.confirm.logOut.back }).check();
      await dialog().getByRole('button', { name: controller.confirm.logOut.confirm, exact: true }).click();
      await page.locator('input[name=password]').waitFor();
      await hospital.api.call('updateOrganisationGeneral', {
        body: { gid: hospital.orgGid, afternoonStartTime: '08:30' },
      });
      await signIn();
      await page.locator('.counter-card').click();
      const left = controller.sessions.left_other.replace('{{session}}', zh.values.Session.morning);
      await page.getByRole('heading', { name: left.replace('{{count}}', '8') }).waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await page.locator('[data-session=afternoon]').click();
      await expectPage(tab('waiting')).toContainText('0');
      await expectPage(page.locator('[data-session=morning]')).toContainText('8');
      await page.locator('[data-session=morning]').click();
      await expectPage(action('next')).toContainText('001');
      await callOneWhoWaits();
      await number('001');
    },
  );

  step('a counter that nobody touches warns aloud, stays if somebody is there, or ends the sign-in', async () => {
    expect(await tonesOf(page)).toEqual([]);
    await hospital.api.call('updateOrganisationGeneral', { body: { gid: hospital.orgGid, autoLogoutMinutes: 1 } });
    const stay = dialog().locator('[data-action=stay]');
    await passUntil(page, 31, stay);
    await expect.poll(() => tonesOf(page)).not.toEqual([]);
    expect(await seriousFindings(page)).toEqual([]);
    await stay.click();
    await dialog().waitFor({ state: 'detached' });
    await passUntil(page, 61, page.getByText(controller.signIn.idle));
    // What the device keeps: where one goes on, and how soon one is signed out.
    await page.getByText(controller.signIn.idleMinutes.replace('{{minutes}}', '1')).waitFor();
    await page.getByText(controller.signIn.continueAt.replace('{{room}}', '103 診')).waitFor();
    await signIn();
    // Also with a patient at the counter, the usual case after an hour in the room.
    await page.locator('[data-session=morning]').click();
    await number('001');
  });
});
