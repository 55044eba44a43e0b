/** The controller of an examination room at its own addresses, and pages that do not exist. */
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { apiAt } from '#demo/api.ts';
import type { Panel } from '#generated/shapes.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { askWhileBusy } from '../../browser/ask-while-busy.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { layoutFaults } from '../../browser/layout-faults.ts';
import { loseAnswer } from '../../browser/lose-answer.ts';
import { seriousFindings } from '../../browser/serious-findings.ts';
import type { RunningServer } from '../../running/server.ts';
import { type Hospital, setUpHospital, staffPassword } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { fillSignIn } from './sign-in.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;
let rooms: Panel[];
const { controller } = zh;
const login = '/panel-controller/ptch/examination/login';
const at = (apn: string, name: string) =>
  `/panel-controller/ptch/examination/controller/${encodeURIComponent(apn)}/${encodeURIComponent(name)}`;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['103']);
  const { api } = hospital;
  rooms = [];
  for (const name of ['一', '二']) {
    rooms.push(
      await api.call('createPanel', {
        path: { panelType: 'ptchUprightExaminationRoomPanel' },
        body: { name: `超音波${name}`, counterName: `超音波${name}室`, callingMode: 1, roomCode: `US-${name}` },
      }),
    );
  }
  await api.call('createApn', { body: { code: 'US/2', name: '超音波 二', panels: [rooms[1]!.gid] } });
  await api.call('createStaff', { body: { staffId: 'exam', name: '檢查護理師', password: staffPassword, panels: [] } });
  const { serviceDate } = await api.call('getPanelView', { query: { panelGid: rooms[1]!.gid } });
  for (const [number, doctor] of [
    [1, '林志明'],
    [2, '陳怡君'],
  ] as const)
    await api.call('createAppointment', {
      body: {
        appointmentId: `US-${number}`,
        department: '腸胃科',
        doctor,
        room: 'US-二',
        inspectionDay: serviceDate,
        shift: 'day',
        serialNumber: number,
        name: `王小${number}`,
      },
    });
  page = await (await browser.newContext({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } })).newPage();
  page.setDefaultTimeout(45_000);
});

const signIn = () => fillSignIn(page, hospital, 'exam');
const path = () => decodeURIComponent(new URL(page.url()).pathname);
const dialog = () => page.getByRole('dialog');

/** Fields of the window that lie over one another or reach beyond it. */
const fieldFaults = () =>
  dialog().evaluate((window) => {
    const right = window.getBoundingClientRect().right;
    const fields = [...window.querySelectorAll('input, select, form button')];
    const boxes = fields.map((field) => field.getBoundingClientRect());
    return boxes.flatMap((one, place) => [
      ...(one.right > right ? [`field ${place} is cut off`] : []),
      ...boxes
        .slice(place + 1)
        .filter(
          (other) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        )
        .map(() => `something lies over field ${place}`),
    ]);
  });

journey('an examination room', (step) => {
  step(
    'its sign-in leads to examination rooms alone, and the room at work has the clinic code in its address',
    async () => {
      await page.goto(server.url + login);
      await signIn();
      await expectPage(page.locator('.counter-card')).toHaveCount(2);
      await page.locator('.counter-card', { hasText: '超音波二室' }).click();
      await page.locator('[data-action=next]').waitFor();
      expect(path()).toBe('/panel-controller/ptch/examination/controller/US/2/超音波 二');
    },
  );

  step('on a small screen its buttons stand in one row beside its name, in three languages', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const locale of ['th', 'en-US', 'zh-TW']) {
      await page.locator('header select').selectOption(locale);
      await expectPage(page.locator('html')).toHaveAttribute('lang', locale);
      const tools = page.locator('.desk-tools button');
      const rows = await tools.evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().top));
      expect(rows).toHaveLength(3);
      expect(new Set(rows).size, locale).toBe(1);
      expect(await layoutFaults(page), locale).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  step('the pending patients are those of a department and a doctor, and the choice is kept', async () => {
    await page.getByRole('button', { name: controller.examination.open }).click();
    await expectPage(dialog().locator('.examination-rows li')).toHaveCount(2);
    await dialog().getByLabel(controller.examination.department).selectOption('腸胃科');
    await dialog().getByLabel(controller.examination.doctor).selectOption('陳怡君');
    await expectPage(dialog().locator('.examination-rows li')).toHaveCount(1);
    expect(await seriousFindings(page)).toEqual([]);
    expect(await fieldFaults()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: controller.examination.open }).click();
    await expectPage(dialog().locator('.examination-rows li')).toHaveText(/王小2/);
  });

  step('patients whom a busy server could not list come once it is there', async () => {
    await page.keyboard.press('Escape');
    const open = page.getByRole('button', { name: controller.examination.open });
    await askWhileBusy(page, 'listPendingPatients', () => open.click());
    await dialog().getByText(zh.errors.service_busy).waitFor();
    await expectPage(dialog().locator('.examination-rows li')).toHaveText(/王小2/);
    await expectPage(dialog().getByText(zh.errors.service_busy)).toHaveCount(0);
  });

  step('nurses are added, changed and removed there', async () => {
    await dialog().getByRole('button', { name: controller.examination.nurses }).click();
    await dialog().locator('input[name=name]').fill('吳護理師');
    // The nurse is added, but nobody hears of it: what is sent again for it adds no other.
    await loseAnswer(page, 'createInspectionNurse');
    await dialog().getByRole('button', { name: controller.examination.add }).click();
    const change = dialog().getByRole('button', {
      name: controller.examination.change.replace('{{name}}', '吳護理師'),
    });
    await change.click();
    expect(await fieldFaults()).toEqual([]);
    await dialog().locator('li input[name=secondName]').fill('Nurse Wu');
    await dialog().getByRole('button', { name: controller.examination.save }).click();
    await dialog().getByText('Nurse Wu').waitFor();
    const remove = dialog().getByRole('button', {
      name: controller.examination.remove.replace('{{name}}', '吳護理師'),
    });
    await remove.dblclick();
    await expectPage(remove).toHaveText(controller.examination.removeSure);
    await expectPage(remove).toBeFocused();
    const { gid, version } = (await hospital.api.call('listNurse', { query: { panelGid: rooms[1]!.gid } })).data[0]!;
    await hospital.api.call('updateNurse', { body: { gid, version, secondName: 'Nurse Wu-Lin' } });
    await remove.click();
    await expectPage(dialog().getByRole('alert')).toBeVisible();
    await dialog().getByText('Nurse Wu-Lin').waitFor();
    await loseAnswer(page, 'removeInspectionNurse');
    await remove.click();
    await dialog().getByText(controller.examination.noNurse).waitFor();
    await expectPage(dialog().getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  step(
    'a nurse whose name is left blank is asked for by it, and long names are read whole beside their buttons',
    async () => {
      await page.getByRole('button', { name: controller.examination.open }).click();
      await dialog().getByRole('button', { name: controller.examination.nurses }).click();
      const name = dialog().locator('form input[name=name]');
      await name.fill('  ');
      await dialog().getByRole('button', { name: controller.examination.add }).click();
      await expectPage(name).toBeFocused();
      expect(await name.evaluate((field: HTMLInputElement) => field.validationMessage)).toBe(zh.errors.field_required);
      await name.fill('นางสาวพรทิพย์ ศรีสุวรรณกุลวงศ์ ณ อยุธยา');
      await dialog().locator('form input[name=secondName]').fill('Pornthip Srisuwankulwong na Ayutthaya');
      await dialog().getByRole('button', { name: controller.examination.add }).click();
      const row = dialog().locator('li');
      await expectPage(row).toContainText('Ayutthaya');
      const shown = await row.locator('.patient-name').evaluate((names) => names.getBoundingClientRect().width);
      expect(shown).toBeGreaterThan((await row.boundingBox())!.width / 2);
      expect(await layoutFaults(page)).toEqual([]);
      await row.getByRole('button').last().click();
      await row.getByText(controller.examination.removeSure).click();
      await expectPage(row).toHaveCount(0);
      await page.keyboard.press('Escape');
    },
  );

  step('a second press on Add makes no second nurse, and a change is called off', async () => {
    await page.getByRole('button', { name: controller.examination.open }).click();
    await dialog().getByRole('button', { name: controller.examination.nurses }).click();
    await dialog().locator('input[name=name]').fill('林護理師');
    await dialog().getByRole('button', { name: controller.examination.add }).dblclick();
    await expectPage(dialog().locator('form input[name=name]')).toHaveValue('');
    await expectPage(dialog().locator('li')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: controller.examination.open }).click();
    await dialog().getByRole('button', { name: controller.examination.nurses }).click();
    await expectPage(dialog().locator('li')).toHaveCount(1);
    await dialog().locator('form input[name=name]').fill('陳護理師');
    await dialog()
      .getByRole('button', { name: controller.examination.change.replace('{{name}}', '林護理師') })
      .click();
    await dialog().locator('li').getByRole('button', { name: controller.confirm.cancel }).click();
    await expectPage(dialog().locator('li')).toContainText('林護理師');
    await expectPage(dialog().locator('form input[name=name]')).toHaveValue('陳護理師');
    await page.keyboard.press('Escape');
  });

  step('a nurse who is being entered when the sign-in ends is there for the same person, until added', async () => {
    const openNurses = async () => {
      await page.getByRole('button', { name: controller.examination.open }).click();
      await dialog().getByRole('button', { name: controller.examination.nurses }).click();
    };
    await openNurses();
    await dialog().locator('form input[name=secondName]').fill('Nurse Chen');
    const token = () => JSON.parse(sessionStorage.getItem('callboard-controller') ?? '{}').orgToken;
    await apiAt(server.url)
      .as(await page.evaluate(token))
      .call('signOut');
    await page.locator('input[name=password]').waitFor();
    await signIn();
    await openNurses();
    await expectPage(dialog().locator('form input[name=name]')).toHaveValue('陳護理師');
    await expectPage(dialog().locator('form input[name=secondName]')).toHaveValue('Nurse Chen');
    await dialog().getByRole('button', { name: controller.examination.add }).click();
    await dialog().getByText('Nurse Chen').waitFor();
    await page.keyboard.press('Escape');
    await openNurses();
    await expectPage(dialog().locator('form input[name=name]')).toHaveValue('');
    await page.keyboard.press('Escape');
  });

  step('the address of a clinic code opens its room, at once where somebody has signed in', async () => {
    await page.goto(server.url + at('US/2', '超音波 二'));
    await page.locator('.desk-place', { hasText: '超音波二室' }).waitFor();
    await page.goto(server.url + at('NONE', 'x'));
    await page.getByText(controller.choose.noApn.replace('{{apn}}', 'NONE')).waitFor();
  });

  step('an address that does not exist is not found', async () => {
    const answer = await page.goto(`${server.url}/panel-controller/somewhere/else`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading').first().waitFor();
  });
});
