/** How a doctor, a department and a room are named to patients, as their panel wants it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, fillRoom, keyOf } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;
let ticketKey: string;
let department: string;
let namesake: string;

const record = (path: string, body: object) =>
  app.done('POST', `${web}/system/${path}`, { token: clinic.tokens.session, body });
const wish = (body: object) =>
  app.done('PATCH', `${web}/panel/general/update/defaultPanel`, {
    token: clinic.tokens.session,
    body: { gid: clinic.room.gid, ...body },
  });

beforeAll(async () => {
  app = await openApp({ schedule: false });
  clinic = await buildClinic(app);
  const family = await record('department', { code: 'FM', name: '家庭醫學科', secondName: 'Family Medicine' });
  const surgery = await record('department', { code: 'GS', name: '外科' });
  await record('room', { code: 'r101', name: '診間一', secondName: 'Room 101', location: '門診大樓 1F' });
  const lin = { name: '林志明', secondName: 'Lin Chih-Ming' };
  await record('doctor', { ...lin, code: 'D1', title: '主任醫師', departments: [family.gid] });
  // A namesake, who works elsewhere.
  const other = await record('doctor', { ...lin, code: 'D2', title: '住院醫師', departments: [surgery.gid] });
  [department, namesake] = [family.gid, other.gid];
  await fillRoom(app, clinic);
  ({ ticketKey } = (await checkIn()).data[0]);
});
afterAll(() => app.close());

const checkIn = () =>
  app.done('POST', '/api/v1/collab/clinicCheckInKiosk/checkIn', {
    token: clinic.tokens.kiosk,
    body: { identifier: 'P100000006' },
  });
const onScreen = async () => {
  const view = await app.done('GET', `${web}/panel/view`, {
    token: clinic.tokens.session,
    query: { panelGid: clinic.room.gid },
  });
  const { name, secondName, department, doctor, doctorTitled } = view.counter;
  return { name, secondName, department, doctor, doctorTitled };
};
const onPhone = async () => {
  const view = await app.done('GET', '/api/v1/collab/ticket/view', { query: { key: ticketKey } });
  const { location, departmentName, doctorName } = view;
  return { location, departmentName, doctorName, ...(view.doctorTitled && { doctorTitled: true }) };
};

test('names stand alone unless the panel wants more', async () => {
  await wish({});
  expect(await onScreen()).toEqual({ name: '101', department: '家庭醫學科', doctor: '林志明' });
  expect(await onPhone()).toEqual({ location: '門診大樓 1F', departmentName: '家庭醫學科', doctorName: '林志明' });
});

describe.each([
  ['before', '主任醫師 林志明'],
  ['after', '林志明 主任醫師'],
] as const)('the title %s the name', (doctorTitlePlace, doctorName) => {
  test('is that of the doctor of this department, on the screen, the phone and the kiosk', async () => {
    await wish({ doctorTitlePlace });
    expect(await onScreen()).toMatchObject({ doctor: doctorName, doctorTitled: true });
    expect(await onPhone()).toMatchObject({ doctorName, doctorTitled: true });
    expect((await checkIn()).data[0]).toMatchObject({ doctorName, doctorTitled: true });
  });
});

test('alternative names follow the names, and that of the room goes before building and floor', async () => {
  await wish({ doctorTitlePlace: 'after', showSecondNames: true });
  expect(await onScreen()).toEqual({
    name: '101',
    secondName: 'Room 101',
    department: '家庭醫學科 Family Medicine',
    doctor: '林志明 主任醫師 Lin Chih-Ming',
    doctorTitled: true,
  });
  expect(await onPhone()).toEqual({
    location: 'Room 101 · 門診大樓 1F',
    departmentName: '家庭醫學科 Family Medicine',
    doctorName: '林志明 主任醫師 Lin Chih-Ming',
    doctorTitled: true,
  });
});

test('pages that are read in a chosen language get the alternative names too, unless they follow the names', async () => {
  const { tokens, room } = clinic;
  const machine = await app.done('POST', '/api/v1/collab/ticket/machine/login', {
    body: { panelGid: room.gid, key: keyOf(room.ticketMachineUrl) },
  });
  const pages = async () => [
    (await checkIn()).data[0],
    (await app.done('GET', '/api/v1/collab/clinicCheckInKiosk/clinicInfo', { token: tokens.kiosk })).data[0],
    (await app.done('GET', '/api/v1/collab/ticket/machine/queueSize', { token: machine.token })).data[0],
    await app.done('GET', '/api/v1/collab/ticket/view', { query: { key: ticketKey } }),
  ];
  const names = async () =>
    (await pages()).map(({ departmentName, departmentSecondName, doctorName, doctorSecondName }) => [
      [departmentName, departmentSecondName],
      [doctorName, doctorSecondName],
    ]);
  const four = <T>(told: T) => [told, told, told, told];

  await wish({ doctorTitlePlace: 'none', showSecondNames: false });
  const both = [
    ['家庭醫學科', 'Family Medicine'],
    ['林志明', 'Lin Chih-Ming'],
  ];
  expect(await names()).toEqual(four(both));
  await wish({ showSecondNames: true });
  const joined = [
    ['家庭醫學科 Family Medicine', undefined],
    ['林志明 Lin Chih-Ming', undefined],
  ];
  expect(await names()).toEqual(four(joined));
  await wish({ doctorTitlePlace: 'after' });
});

test('of a namesake in the same department nothing is said, rather than the title of another', async () => {
  const body = { gid: namesake, departments: [department] };
  await app.done('PATCH', `${web}/system/doctor`, { token: clinic.tokens.session, body });
  expect(await onScreen()).toMatchObject({ department: '家庭醫學科 Family Medicine', doctor: '林志明' });
  expect(await onPhone()).not.toHaveProperty('doctorTitled');
});

test.each([
  ['นพ. สมชาย ใจดี', 'ศ.นพ.', 'before', 'ศ.นพ. สมชาย ใจดี'],
  ['นพ. วีระพงษ์', 'รศ.', 'before', 'รศ. นพ. วีระพงษ์'],
  ['แพทย์หญิงปิยะดา', 'แพทย์หญิง', 'before', 'แพทย์หญิงปิยะดา'],
  ['王淑芬 醫師', '主任醫師', 'after', '王淑芬 主任醫師'],
  ['Dr. Lin', 'Prof.', 'none', 'Dr. Lin'],
])('%s with %s (%s) is shown as %s, without the word for all doctors', async (name, title, place, shown) => {
  await record('doctor', { name, title, code: name });
  const { gid } = clinic.spare;
  await wish({ gid, doctorName: name, doctorTitlePlace: place });
  const view = await app.done('GET', `${web}/panel/view`, { token: clinic.tokens.session, query: { panelGid: gid } });
  expect(view.counter).toMatchObject({ doctor: shown, doctorTitled: true });
});
