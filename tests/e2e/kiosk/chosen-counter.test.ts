/** Patients of a common queue who choose whom they want to see, at the kiosk and the ticket machine. */
import type { Page } from 'playwright';
import { afterAll, afterEach, expect } from 'vitest';
import { type Api, apiAt } from '#demo/api.ts';
import type { QueueState } from '#generated/shapes.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { seriousFindings } from '../../browser/serious-findings.ts';
import { staffPassword } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { atHome, openPatientDevices, type PatientDevices, scan } from './patient-devices.ts';

const rooms = ['101', '102', '103'];
let devices: PatientDevices;
let kiosk: Page;
const panelOf = (code: string) => devices.hospital.rooms[rooms.indexOf(code)]!.panel.gid;
const offered = (page: Page) => page.locator('.queues .answer-hint');
const choose = (page: Page, code: string) =>
  page
    .locator('.queues .answer')
    .filter({ hasText: `${code} 診` })
    .click();
const variant = 'generic' as const;
let nurses: Api[];
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

beginWith(async () => {
  await devices?.close();
  devices = await openPatientDevices(rooms, 6);
  const { api } = devices.hospital;
  const policy = { ownQueuePolicy: true, queuePolicy: { counterAtMachine: true } };
  const members = rooms.map(panelOf);
  await api.call('createPanelGroup', { body: { name: '家庭醫學科', panelMode: 0, members, ...policy } });
  nurses = await Promise.all(rooms.map((_, place) => signIn(place)));
  [, kiosk] = await devices.open();
  await kiosk.goto(devices.server.url + devices.lobby.kioskUrl);
  await atHome(kiosk);
});
afterAll(() => devices.close());
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
});
