import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { openOrganisation } from '../small-clinic.ts';

const path = '/api/v1/collab/web/panel';
let app: TestApp;
let session: string;

interface Room {
  name: string;
  status: string;
  counterName?: string;
}
const rooms: Room[] = Array.from({ length: 23 }, (_, index) => ({
  name: `Room ${String(index).padStart(2, '0')}`,
  status: ['enable', 'disable', 'pause'][index % 3] ?? 'enable',
  ...(index % 2 === 0 && { counterName: `100%_${index}` }),
}));

beforeAll(async () => {
  app = await openApp();
  ({ session } = await openOrganisation(app));
  for (const body of rooms) await app.done('POST', `${path}/create/defaultPanel`, { token: session, body });
});
afterAll(() => app.close());

const list = (query: Record<string, unknown>) => app.done('GET', `${path}/list`, { token: session, query });
const names = (page: { data: Room[] }) => page.data.map(({ name }) => name);

describe('a list', () => {
  test('answers ten on a page by default, with the paging record', async () => {
    const page = await list({});
    expect(names(page)).toEqual(rooms.slice(0, 10).map(({ name }) => name));
    expect(page.paging).toEqual({ page: 1, totalPage: 3, count: 23, limit: 10 });
  });

  test('has every record once over its pages, whatever the sort, order and size of a page', async () => {
    const asked = fc.record({
      limit: fc.integer({ min: 1, max: 25 }),
      sort: fc.constantFrom('name', 'status', 'counterName', 'createdAt', undefined),
      order: fc.constantFrom('asc', 'desc'),
    });
    await fc.assert(
      fc.asyncProperty(asked, async (query) => {
        const found: string[] = [];
        for (let page = 1; page <= Math.ceil(rooms.length / query.limit); page += 1) {
          found.push(...names(await list({ ...query, page })));
        }
        expect([...found].sort()).toEqual(rooms.map(({ name }) => name));
      }),
      { numRuns: 30 },
    );
  });

  test('sorts up and down, with what has no value last', async () => {
    expect(names(await list({ sort: 'name', order: 'desc', limit: 1 }))).toEqual(['Room 22']);
    const { data } = await list({ sort: 'counterName', order: 'desc', limit: 100 });
    expect(data.at(-1).counterName).toBeUndefined();
  });

  test('filters, also by what is computed', async () => {
    expect((await list({ status: 'pause' })).paging.count).toBe(7);
    expect((await list({ serves: true })).paging.count).toBe(23);
    expect((await list({ serves: false })).paging.count).toBe(0);
    expect((await list({ theme: 'dark' })).paging.count).toBe(23);
  });

  test('searches its texts, whatever the case, and takes signs as signs', async () => {
    expect(names(await list({ search: 'rOOm 07 ' }))).toEqual(['Room 07']);
    expect(names(await list({ search: 'Ｒｏｏｍ　０７' }))).toEqual(['Room 07']);
    expect((await list({ search: '100%_' })).paging.count).toBe(12);
    expect((await list({ search: '%' })).paging.count).toBe(12);
    expect((await list({ search: "'; DROP TABLE document; --" })).paging.count).toBe(0);
  });

  test('answers an empty page beyond the last', async () => {
    expect(await list({ page: 9 })).toEqual({ data: [], paging: { page: 9, totalPage: 3, count: 23, limit: 10 } });
  });

  test.each([
    [{ limit: 101 }, 'limit', 'cannot_exceed'],
    [{ limit: 0 }, 'limit', 'must_be_positive_integer'],
    [{ page: 'two' }, 'page', 'must_be_positive_integer'],
    [{ page: 1.5 }, 'page', 'must_be_positive_integer'],
    [{ sort: 'body' }, 'sort', 'value_not_allowed'],
    [{ order: 'up' }, 'order', 'value_not_allowed'],
    [{ status: 'gone' }, 'status', 'value_not_allowed'],
  ])('refuses %j', async (query, field, code) => {
    const answer = await app.call('GET', `${path}/list`, { token: session, query });
    expect(answer.status).toBe(400);
    expect(answer.body.contents[0]).toMatchObject({ field, code });
  });
});

test('a drop-down list has all of them, and takes the filters of the list', async () => {
  const { data } = await app.done('GET', `${path}/dropdownlist`, { token: session });
  expect(data.map(({ name }: Room) => name)).toEqual(rooms.map(({ name }) => name));
  const query = { status: 'pause' };
  expect((await app.done('GET', `${path}/dropdownlist`, { token: session, query })).data).toHaveLength(7);
});

describe('a record is found by what people know it by', () => {
  const web = '/api/v1/collab/web';
  const paramedic = {
    name: '周專師',
    secondName: 'Chou Mei',
    doctorName: '林志明',
    clinicNumber: 'C-12',
    clinicName: '心臟門診',
    departmentName: '內科部',
  };
  const voice = { name: '請到', language: 'mandarin', source: 'text', text: '請進入診間' };
  let token: string;
  let panelGid: string;

  beforeAll(async () => {
    ({ session: token } = await openOrganisation(app));
    const make = (at: string, body: object, query?: object) =>
      app.done('POST', `${web}${at}`, { token, body, query: { ...query } });
    ({ gid: panelGid } = await make('/panel/create/defaultPanel', { name: '101 診', serialNo: 'TV-07' }));
    await make('/panel/create/defaultPanel', { name: '102 診', serialNo: 'TV-08' });
    await make('/panel/paramedic', paramedic, { panelGid });
    await make('/panel/paramedic', { name: '吳專師', clinicNumber: 'C-03' }, { panelGid });
    await make('/system/voice', voice);
    await make('/system/voice', { ...voice, name: '來賓', text: '來賓' });
  });

  test.each([
    ['panel', 'serialNo', 'tv-07', '101 診'],
    ['panel/paramedic', 'secondName', paramedic.secondName, paramedic.name],
    ['panel/paramedic', 'doctorName', paramedic.doctorName, paramedic.name],
    ['panel/paramedic', 'clinicName', paramedic.clinicName, paramedic.name],
    ['panel/paramedic', 'departmentName', paramedic.departmentName, paramedic.name],
    ['system/voice', 'name', '請到', '請到'],
    ['system/voice', 'text', '診間', '請到'],
  ])('%s: %s %s', async (family, _, search, name) => {
    const query = { search, ...(family === 'panel/paramedic' && { panelGid }) };
    expect(names(await app.done('GET', `${web}/${family}/list`, { token, query }))).toEqual([name]);
  });

  test('paramedics stand in the order of their clinics where that is asked', async () => {
    const query = { panelGid, sort: 'clinicNumber' };
    expect(names(await app.done('GET', `${web}/panel/paramedic/list`, { token, query }))).toEqual(['吳專師', '周專師']);
  });
});

test('entries of the roster stand by day and then by the time of day, not by the letters of its name', async () => {
  const shifts = '/api/v1/collab/web/system/doctorShift';
  const doctor = await app.done('POST', '/api/v1/collab/web/system/doctor', {
    token: session,
    body: { code: 'D1', name: '林怡君' },
  });
  for (const [weekday, shift] of [
    [2, 'evening'],
    [1, 'afternoon'],
    [2, 'morning'],
    [1, 'evening'],
    [1, 'morning'],
    [2, 'afternoon'],
  ]) {
    await app.done('POST', shifts, { token: session, body: { weekday, shift, doctor: doctor.gid } });
  }
  const order = async (query: Record<string, unknown>) =>
    (await app.done('GET', `${shifts}/list`, { token: session, query })).data.map(
      ({ weekday, shift }: { weekday: number; shift: string }) => `${weekday} ${shift}`,
    );
  const all = ['1 morning', '1 afternoon', '1 evening', '2 morning', '2 afternoon', '2 evening'];
  expect(await order({})).toEqual(all);
  expect(await order({ sort: 'weekday', order: 'desc' })).toEqual(all.toReversed());
  expect([...(await order({ limit: 4 })), ...(await order({ limit: 4, page: 2 }))]).toEqual(all);
});

describe('a filter on a list', () => {
  test('finds the records that have the value among others', async () => {
    const web = '/api/v1/collab/web/system';
    const make = async (family: string, body: object) =>
      (await app.done('POST', `${web}/${family}`, { token: session, body })).gid as string;
    const [inner, skin] = [
      await make('department', { code: 'IM', name: '內科' }),
      await make('department', { code: 'SK', name: '皮膚科' }),
    ];
    for (const [name, departments] of Object.entries({ both: [inner, skin], one: [skin], none: [] })) {
      await make('doctor', { code: name, name, departments });
    }
    const found = async (query: Record<string, unknown>) =>
      app.done('GET', `${web}/doctor/list`, { token: session, query: { sort: 'name', ...query } });
    expect(names(await found({ departments: skin }))).toEqual(['both', 'one']);
    expect((await found({ departments: inner })).paging.count).toBe(1);
    expect((await found({ departments: inner, search: 'both' })).paging.count).toBe(1);
  });
});
