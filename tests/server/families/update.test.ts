import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

const marqueePath = '/api/v1/collab/web/panel/marquee';
const panelPath = '/api/v1/collab/web/panel';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

const ask = (method: string, path: string, body?: unknown, query?: Record<string, unknown>) =>
  app.call(method, path, { token: clinic.tokens.session, body, query });
const one = async (gid = clinic.marquees[0]) => (await ask('GET', marqueePath, undefined, { gid })).body;

describe('a change', () => {
  test('is a merge patch: what is absent stays, and the version counts', async () => {
    const before = await one();
    app.time.now += 60_000;
    const { body } = await ask('PATCH', marqueePath, { gid: before.gid, title: '新公告' });
    expect(body).toEqual({ ...before, title: '新公告', version: before.version + 1, updatedAt: app.time.now });
  });

  test('clears with null, which gives a field its default again', async () => {
    const { gid } = clinic.room;
    const path = `${panelPath}/general/update/defaultPanel`;
    expect((await ask('PATCH', path, { gid, doctorName: '林志明', carouselSeconds: 30 })).body).toMatchObject({
      doctorName: '林志明',
      carouselSeconds: 30,
    });
    const { body } = await ask('PATCH', path, { gid, doctorName: null, carouselSeconds: null });
    expect(body.doctorName).toBeUndefined();
    expect(body.carouselSeconds).toBe(10);
  });

  test('cannot clear what is required', async () => {
    const answer = await ask('PATCH', marqueePath, { gid: clinic.marquees[0], title: null });
    expect(answer.status).toBe(400);
    expect(answer.body.contents[0].field).toBe('title');
  });

  test('based on an older version gets 409 with the record as it stands, and changes nothing', async () => {
    const now = await one();
    const stale = await ask('PATCH', marqueePath, { gid: now.gid, version: now.version - 1, title: '來晚了' });
    expect(stale.status).toBe(409);
    expect(stale.body.contents[0].code).toBe('stale_version');
    expect(stale.body.current).toEqual(now);
    expect(await one()).toEqual(now);
  });

  test('of two at once on one version, one wins', async () => {
    const { gid, version } = await one();
    const answers = await Promise.all(
      ['甲', '乙', '丙'].map((title) => ask('PATCH', marqueePath, { gid, version, title })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect((await one()).title).toBe(winner?.body.title);
  });

  test('of several at once is all or none', async () => {
    const [first, second] = clinic.marquees;
    const before = await one(first);
    const items = [
      { gid: first, title: '甲' },
      { gid: second, title: '乙', version: 99 },
    ];
    const answer = await ask('PATCH', `${marqueePath}/bulk/update`, { items });
    expect(answer.status).toBe(409);
    expect(answer.body.contents[0].field).toBe('items.1');
    expect(await one(first)).toEqual(before);
  });

  test('of a name that another has, whatever its case, is refused', async () => {
    const path = `${panelPath}/general/update/defaultPanel`;
    await ask('PATCH', path, { gid: clinic.spare.gid, name: 'Room A' });
    const answer = await ask('PATCH', path, { gid: clinic.room.gid, name: 'ROOM a' });
    expect(answer.status).toBe(400);
    expect(answer.body.contents[0]).toMatchObject({ field: 'name', code: 'duplicate_name' });
    expect(answer.body.contents[0].message).toContain('ROOM a');
    expect((await ask('PATCH', path, { gid: clinic.spare.gid, name: 'room A' })).status).toBe(200);
  });

  test('of something that does not exist is not found', async () => {
    expect((await ask('PATCH', marqueePath, { gid: 'nowhere', title: 'x' })).status).toBe(404);
  });
});

test('a changed record is in the log, so that screens follow', async () => {
  const [before] = await app.app.services.database.read<{ seq: number }>('event', 'SELECT max(seq) AS seq FROM event');
  await ask('PATCH', marqueePath, { gid: clinic.marquees[1], title: '請聽廣播' });
  const events = await app.app.services.database.read(
    'event',
    'SELECT kind, panel_gid, payload FROM event WHERE seq > ?',
    before?.seq ?? 0,
  );
  expect(events).toEqual([
    { kind: 'edited', panel_gid: clinic.room.gid, payload: `{"family":"marquee","gid":"${clinic.marquees[1]}"}` },
  ]);
});
