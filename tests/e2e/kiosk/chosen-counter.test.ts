/** Patients of a common queue who choose whom they want to see, at the kiosk and the ticket machine. */
import type { Page } from 'playwright';
import { afterEach, expect } from 'vitest';
import { wholeWords } from '#client/text/whole-words.ts';
import { type Api, apiAt } from '#demo/api.ts';
import type { QueueState } from '#generated/shapes.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { layoutFaults } from '../../browser/layout-faults.ts';
import { seriousFindings } from '../../browser/serious-findings.ts';
import { signInAtController } from '../controller/sign-in.ts';
import { staffPassword } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { pressTwice } from '../press-twice.ts';
import { languages } from './languages.ts';
import { atHome, openPatientDevices, type PatientDevices, scan, upright } from './patient-devices.ts';

const rooms = ['101', '102', '103'];
let devices: PatientDevices;
let kiosk: Page;
const panelOf = (code: string) => devices.hospital.rooms[rooms.indexOf(code)]!.panel.gid;
const offered = (page: Page) => page.locator('.queues .answer-hint');
const counterOf = (page: Page, code: string) => page.locator('.queues .answer').filter({ hasText: `${code} 診` });
const choose = (page: Page, code: string) => counterOf(page, code).click();
const variant = 'generic' as const;
let nurses: Api[];
/** Of the ticket that anybody may call. */
let number: number;
const padded = (one: number) => String(one).padStart(3, '0');
const stateOf = (place: number): Promise<QueueState> =>
  nurses[place]!.call('getCurrentNumber', { path: { variant }, query: { panelGid: panelOf(rooms[place]!) } });

async function signIn(place: number): Promise<Api> {
  const nobody = apiAt(devices.server.url);
  const { staffId, panel } = devices.hospital.rooms[place]!;
  const body = { orgGid: devices.hospital.orgGid, staffId, password: staffPassword };
  const nurse = nobody.as((await nobody.call('signInStaff', { body })).token);
  await nurse.call('logInCounter', { path: { variant }, body: { panelGid: panel.gid } });
  return nurse;
}

/** A second common queue, with somebody at both of its counters. */
async function openLaboratory(): Promise<string[]> {
  const { hospital, server } = devices;
  const nobody = apiAt(server.url);
  const entered = { orgGid: hospital.orgGid, staffId: 'relief', password: staffPassword };
  const relief = nobody.as((await nobody.call('signInStaff', { body: entered })).token);
  const members = [];
  for (const roomCode of ['L1', 'L2']) {
    const body = { name: roomCode, counterName: `${roomCode} 診`, callingMode: 1, roomCode } as const;
    members.push((await hospital.api.call('createPanel', { path: { panelType: 'defaultPanel' }, body })).gid);
  }
  const policy = { ownQueuePolicy: true, queuePolicy: { counterAtMachine: true } };
  await hospital.api.call('createPanelGroup', { body: { name: '抽血', panelMode: 0, members, ...policy } });
  for (const panelGid of members) await relief.call('logInCounter', { path: { variant }, body: { panelGid } });
  return members;
}

/** Books somebody for the present session in the laboratory. */
async function bookLaboratory(patientId: string): Promise<void> {
  const { api, orgGid, agencyKey } = devices.hospital;
  const { serviceDate, session } = await api.call('getPanelView', { query: { panelGid: panelOf('101') } });
  const { token } = await api.call('createClinicsApiToken', { body: { orgGid, apiKey: agencyKey } });
  const visit = {
    appointmentId: 'LAB-1',
    department: '檢驗科',
    room: 'L1',
    serialNumber: 9,
    name: '王小五',
    patientId,
  };
  const appointments = [{ ...visit, inspectionDay: serviceDate, shift: session }];
  await api.as(token).call('createClinicsAppointments', { body: { appointments } });
}

beginWith(async (opened) => {
  devices = await openPatientDevices(opened, rooms, 6);
  const { api } = devices.hospital;
  const policy = { ownQueuePolicy: true, queuePolicy: { counterAtMachine: true } };
  const members = rooms.map(panelOf);
  await api.call('createPanelGroup', { body: { name: '家庭醫學科', panelMode: 0, members, ...policy } });
  nurses = await Promise.all(rooms.map((_, place) => signIn(place)));
  [, kiosk] = await devices.open();
  await kiosk.goto(devices.server.url + devices.lobby.kioskUrl);
  await atHome(kiosk);
});
afterEach(() => expect(devices.complaints).toEqual([]));

journey('a doctor is chosen', (step) => {
  step('before anything is done the kiosk asks whom the patient wants to see, anybody first', async () => {
    await scan(kiosk, devices.patients[0]!.patientId);
    await kiosk.getByRole('heading', { level: 1, name: zh.kiosk.counter.question }).waitFor();
    await expectPage(offered(kiosk)).toHaveText([zh.kiosk.counter.soonest, ...rooms.map((code) => `${code} 診`)]);
    expect(await seriousFindings(kiosk)).toEqual([]);
  });

  step('the next patient who scans is asked in turn, and chooses', async () => {
    await scan(kiosk, devices.patients[1]!.patientId);
    await choose(kiosk, '102');
    await kiosk.getByText(zh.values.CheckInOutcome.checkedIn, { exact: true }).waitFor();
    await kiosk.getByRole('heading', { name: zh.kiosk.next.waitAt.replace('{{place}}', '102 診') }).waitFor();
  });

  step('whom anybody may call is checked in as well', async () => {
    await scan(kiosk, devices.patients[3]!.patientId);
    await kiosk.getByRole('button', { name: zh.kiosk.counter.any }).click();
    await kiosk.getByText(zh.values.CheckInOutcome.checkedIn, { exact: true }).waitFor();
  });

  step('desks leave out whoever chose another, and their lists say so', async () => {
    const [, chosen, , any] = devices.patients;
    const [first, second] = [await stateOf(0), await stateOf(1)];
    expect(chosen && any).toBeDefined();
    expect(first.waiting.map(({ chosen }) => chosen)).toEqual([undefined, '102 診']);
    expect([first.nextNumber, second.nextNumber]).toEqual([first.waiting[0]!.number, first.waiting[1]!.number]);
  });

  step('a number is taken for one doctor, and its slip says where', async () => {
    const [, machine] = await devices.open({ width: 1024, height: 768 });
    await machine.goto(devices.server.url + devices.lobby.ticketMachineUrl);
    await machine.locator('.queues .answer').filter({ hasText: '家庭醫學科' }).click();
    await choose(machine, '103');
    await expectPage(machine.locator('.result')).toContainText('103 診');
    expect((await stateOf(2)).nextNumber).toBeDefined();
  });

  step('a number is taken for whoever is free first, which every counter of the group may call', async () => {
    const [device, machine] = await devices.open({ width: 1024, height: 768 });
    await machine.goto(devices.server.url + devices.lobby.ticketMachineUrl);
    await machine.locator('.queues .answer').filter({ hasText: '家庭醫學科' }).click();
    await machine.locator('.screen-said', { hasText: '家庭醫學科' }).waitFor();
    const taken = machine.waitForResponse('**/take/number*');
    await machine.getByRole('button', { name: zh.kiosk.counter.any }).click();
    await expectPage(machine.locator('.result')).not.toContainText('診');
    number = (await (await taken).json()).number;
    for (const place of rooms.keys()) {
      const own = (await stateOf(place)).waiting.find((one) => one.number === number);
      expect([own?.number, own?.chosen]).toEqual([number, undefined]);
    }
    await device.close();
  });

  step('a doctor who pauses has room on the card, in large characters and each language too', async () => {
    const path = { variant } as const;
    const body = { panelGid: panelOf('103'), reason: 'procedure', minutes: 30 } as const;
    await nurses[2]!.call('pauseCounter', { path, body });
    for (const viewport of [upright, { width: 1024, height: 768 }]) {
      const [device, machine] = await devices.open(viewport);
      await machine.goto(devices.server.url + devices.lobby.ticketMachineUrl);
      await machine.locator('.queues .answer').filter({ hasText: '家庭醫學科' }).click();
      for (const [language, words] of languages) {
        await machine.getByRole('button', { name: words.values.Locale[language] }).click();
        await counterOf(machine, '103').filter({ hasText: words.kiosk.counter.paused }).waitFor();
        const size = machine.getByRole('button', { name: words.kiosk.tools.size });
        if ((await size.getAttribute('aria-pressed')) !== 'true') await size.click();
        const cut = await machine.locator('.queues .answer, .queues .answer-title, .screen-main').evaluateAll((boxes) =>
          boxes
            // Letters reach over their lines; a line that is left out is half of a title of two.
            .filter((one) => one.scrollHeight > one.clientHeight * (one.matches('.answer-title') ? 1.3 : 1) + 1)
            .map((one) => `${one.className}: ${one.textContent}`),
        );
        expect(cut, `${language} ${viewport.width}`).toEqual([]);
        expect(await layoutFaults(machine), `${language} ${viewport.width}`).toEqual([]);
      }
      await device.close();
    }
    await nurses[2]!.call('restartCounter', { path, body: { panelGid: panelOf('103') } });
  });

  step(
    'nothing of the kiosk’s first page and its keys has to be scrolled to, in large characters and each language',
    async () => {
      for (const [width, height] of [
        [1080, 1920],
        [1024, 768],
        [768, 1024],
        [800, 1280],
      ] as const) {
        const viewport = { width, height };
        const [device, page] = await devices.open(viewport);
        await page.goto(devices.server.url + devices.lobby.kioskUrl);
        for (const [language, words] of languages) {
          await page.getByRole('button', { name: words.values.Locale[language] }).click();
          await page.getByRole('heading', { level: 1, name: words.kiosk.home.question }).waitFor();
          const size = page.getByRole('button', { name: words.kiosk.tools.size });
          if ((await size.getAttribute('aria-pressed')) !== 'true') await size.click();
          const main = page.locator('.screen-main');
          const hidden = () => main.evaluate((one) => one.scrollHeight - one.clientHeight);
          expect(await hidden(), `${language} ${viewport.width}`).toBe(0);
          await page.getByRole('button', { name: wholeWords(words.kiosk.home.type) }).click();
          await page.getByRole('group', { name: words.kiosk.type.keypad }).waitFor();
          expect(await hidden(), `the keys, ${language} ${viewport.width}`).toBe(0);
          await page.getByRole('button', { name: words.kiosk.back }).click();
        }
        await device.close();
      }
    },
  );

  step('whoever takes any free counter of the group calls them from there', async () => {
    const { server, hospital } = devices;
    await hospital.api.call('createStaff', {
      body: { staffId: 'relief', name: '支援護理師', password: staffPassword, panels: [] },
    });
    const body = { panelGid: panelOf('102') };
    await nurses[1]!.call('logOutCounter', { path: { variant }, body });
    const [, desk] = await devices.open({ width: 1280, height: 800 });
    await signInAtController(desk, server, hospital, 'relief');
    await desk.getByRole('button', { name: zh.controller.choose.anyFree }).click();
    await desk.getByRole('heading', { name: '102 診' }).waitFor();
    const calls = desk.locator('[data-action=next]:not([data-waits])');
    // Those who came before, one after the other.
    const callable = (await stateOf(1)).waiting.filter(({ chosen }) => !chosen);
    for (const { number: before } of callable) {
      await calls.click();
      await desk.locator('.desk-number:not(.over)', { hasText: padded(before) }).waitFor();
      if (before === number) break;
    }
    expect((await stateOf(1)).current?.number).toBe(number);
  });

  step('whoever comes to two common queues is asked for each, which says whose counters these are', async () => {
    const { patientId } = devices.patients[4]!;
    const [, second] = await openLaboratory();
    await bookLaboratory(patientId);
    await scan(kiosk, patientId);
    const asked = (queueName: string) => kiosk.locator('.screen-said', { hasText: queueName }).waitFor();
    await asked('家庭醫學科');
    // The second of a double press does not answer the question that has come meanwhile.
    await pressTwice(kiosk, counterOf(kiosk, '101'), () => asked('抽血'));
    await kiosk.getByRole('heading', { level: 1, name: zh.kiosk.counter.question }).waitFor();
    await choose(kiosk, 'L2');
    await kiosk
      .getByRole('heading', { level: 1, name: zh.kiosk.result.several_other.replace('{{count}}', '2') })
      .waitFor();
    for (const place of ['101 診', 'L2 診']) {
      await kiosk.getByRole('heading', { level: 2, name: zh.kiosk.next.waitAt.replace('{{place}}', place) }).waitFor();
    }
    const query = { panelGid: second! };
    const { waiting } = await devices.hospital.api.call('getCurrentNumber', { path: { variant }, query });
    expect(waiting.map(({ chosen }) => chosen)).toEqual(['L2 診']);
  });
});
