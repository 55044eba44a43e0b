import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { openOrganisation } from '../small-clinic.ts';

const system = '/api/v1/collab/web/system';
let app: TestApp;
let token: string;
let organisation: { gid: string; agencyKey: string };
let doctors: string[];
let rooms: string[];

beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const opened = await openOrganisation(app);
  token = opened.session;
  organisation = opened;
  const make = async (family: string, code: string, name: string) =>
    (await app.done('POST', `${system}/${family}`, { token, body: { code, name } })).gid as string;
  doctors = [await make('doctor', 'D1', '林志明'), await make('doctor', 'D2', '陳怡君')];
  rooms = [await make('room', 'R101', '101 診'), await make('room', 'R102', '102 診')];
});

const call = (method: string, path: string, body?: unknown, query?: Record<string, unknown>) =>
  app.call(method, `${system}/${path}`, { token, body, query });
const shift = (room: number, doctor: number, more: object = {}) => ({
  weekday: 1,
  shift: 'morning',
  room: rooms[room],
  doctor: doctors[doctor],
  ...more,
});
const save = (body: object) => call('POST', 'doctorShift', body);
const refusal = ({ status, body }: { status: number; body: { contents?: { code: string; field: string }[] } }) =>
  status === 200 ? 'taken' : body.contents?.map(({ code, field }) => `${field}: ${code}`).join();

test('one room has one doctor in a session, and the refusal says whom', async () => {
  expect(refusal(await save(shift(0, 0)))).toBe('taken');
  const refused = await save(shift(0, 1));
  expect(refusal(refused)).toBe('room: roster_room_taken');
  expect(refused.body.contents[0].message).toContain('林志明');
  for (const other of [{ shift: 'afternoon' }, { weekday: 2 }, { date: '2026-11-23' }, { enabled: false }])
    expect(refusal(await save(shift(0, 1, other)))).toBe('taken');
  expect(refusal(await save(shift(0, 1, { date: '2026-11-23', shift: 'morning' })))).toBe('room: roster_room_taken');
});

test('a doctor or a substitute is in one room at a time', async () => {
  await save(shift(0, 0));
  const refused = await save(shift(1, 0));
  expect(refusal(refused)).toBe('doctor: roster_doctor_elsewhere');
  expect(refused.body.contents[0].message).toContain('101 診');
  expect(refusal(await save(shift(1, 1, { substitute: doctors[0] })))).toBe('substitute: roster_doctor_elsewhere');
  expect(refusal(await save(shift(1, 1)))).toBe('taken');
});

test('a date is on the weekday that the entry says, and no clinic is only of a date', async () => {
  expect(refusal(await save(shift(0, 0, { date: '2026-11-24' })))).toBe('date: roster_other_weekday');
  expect(refusal(await save(shift(0, 0, { closed: true })))).toBe('date: field_required');
  const { closed, gid } = (await save(shift(0, 0, { date: '2026-11-23', closed: true }))).body;
  expect(closed).toBe(true);
  expect(refusal(await call('PATCH', 'doctorShift', { gid, date: null }))).toBe('date: field_required');
});

test('of one file that two take in at once, each entry is there once', async () => {
  const date = '2026-11-23';
  const items = [
    { weekday: 1, shift: 'morning', doctor: doctors[0] },
    shift(0, 1, { date, closed: true, note: '國定假日' }),
    shift(1, 1, { enabled: false }),
  ];
  const take = () => call('POST', 'doctorShift/bulk/create', { items });
  const answers = (await Promise.all([take(), take()])).map(refusal).sort();
  expect(answers).toEqual(['items.0: roster_entry_there', 'taken']);
  for (const item of items) expect(refusal(await save(item))).toContain('roster_entry_there');
  expect(refusal(await save({ ...items[0], note: '10:30' }))).toBe('taken');
  expect(refusal(await save({ ...items[1], enabled: false }))).toBe('taken');
});

test('switching an entry on is refused as making it would be', async () => {
  await save(shift(0, 0));
  const off = (await save(shift(0, 1, { enabled: false }))).body;
  expect(refusal(await call('PATCH', 'doctorShift/toggle', { gid: off.gid, enabled: true }))).toBe(
    'room: roster_room_taken',
  );
});

test('two doctors change rooms in one call, and several entries are taken all or none', async () => {
  const [one, other] = [(await save(shift(0, 0))).body, (await save(shift(1, 1))).body];
  const swap = (first: number, second: number) =>
    call('PATCH', 'doctorShift/bulk/update', {
      items: [
        { gid: one.gid, room: rooms[first] },
        { gid: other.gid, room: rooms[second] },
      ],
    });
  expect(refusal(await swap(1, 0))).toBe('taken');
  expect(refusal(await swap(1, 1))).toBe('items.1.room: roster_room_taken');
  const items = [shift(0, 0, { weekday: 2 }), shift(0, 1, { weekday: 2 })];
  expect(refusal(await call('POST', 'doctorShift/bulk/create', { items }))).toBe('items.0.room: roster_room_taken');
  expect((await call('GET', 'doctorShift/list')).body.paging.count).toBe(2);
});

test('of two administrators who take a room at once, one has it', async () => {
  const answers = await Promise.all([save(shift(0, 0)), save(shift(0, 1))]);
  expect(answers.map(refusal).sort()).toEqual(['room: roster_room_taken', 'taken']);
});

test('a leave does not end before it begins, and marks the days of a week', async () => {
  const leave = (to: string) => call('POST', 'doctorLeave', { doctor: doctors[0], from: '2026-11-21', to });
  expect(refusal(await leave('2026-11-20'))).toBe('to: ends_before_start');
  await leave('2026-11-23');
  const { gid } = (await save(shift(0, 0))).body;
  const week = async (from?: string) => (await call('GET', 'doctorShift/week', undefined, from ? { from } : {})).body;
  const { entries, leaves, today, rooms: named } = await week('2026-11-23');
  expect(entries).toMatchObject([{ gid, date: '2026-11-23', single: false, closed: false, faults: ['doctorAway'] }]);
  expect(leaves).toMatchObject([{ doctor: doctors[0], to: '2026-11-23' }]);
  expect(named.map(({ name, code }: { name: string; code: string }) => `${name} ${code}`)).toEqual([
    '101 診 R101',
    '102 診 R102',
  ]);
  expect(today).toBe('2026-11-21');
  expect(await week('2026-11-30')).toMatchObject({ entries: [{ date: '2026-11-30', faults: [] }], leaves: [] });
  expect(await week()).toMatchObject({ entries: [{ gid, weekday: 1, faults: [] }], leaves: [] });
});

test('the reset of the roster brings a doctor back even where somebody put him elsewhere meanwhile', async () => {
  const date = '2026-11-21';
  await save(shift(0, 0, { date, weekday: 6, substitute: doctors[1] }));
  expect(refusal(await save(shift(1, 0, { date, weekday: 6 })))).toBe('taken');
  const agency = '/api/v1/agency/ptch';
  const signedIn = await app.done('POST', `${agency}/clinics/apiToken`, {
    body: { orgGid: organisation.gid, apiKey: organisation.agencyKey },
  });
  expect(await app.done('PATCH', `${agency}/reset/doctor/shifts`, { token: signedIn.token })).toEqual({ count: 1 });
  const { entries } = (await call('GET', 'doctorShift/week', undefined, { from: date })).body;
  expect(entries.map(({ faults }: { faults: string[] }) => faults)).toEqual([['doctorTwice'], ['doctorTwice']]);
});

test('a week tells of the leave that ends on its first day, then of that which begins on its last, and of no other', async () => {
  const spans = [
    ['2026-11-30', '2026-12-02'],
    ['2026-11-29', '2026-12-02'],
    ['2026-11-20', '2026-11-23'],
    ['2026-11-20', '2026-11-22'],
  ] as const;
  for (const [from, to] of spans)
    expect((await call('POST', 'doctorLeave', { doctor: doctors[0], from, to })).status).toBe(200);
  const { leaves } = (await call('GET', 'doctorShift/week', undefined, { from: '2026-11-23' })).body;
  expect(leaves.map(({ from, to }: { from: string; to: string }) => [from, to])).toEqual([spans[2], spans[1]]);
});
