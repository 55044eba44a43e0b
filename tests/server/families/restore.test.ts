import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { passUndoTime } from '../pass-undo-time.ts';
import { buildClinic, type Clinic, form, mp4, openOrganisation } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
const marquee = `${web}/panel/marquee`;
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp({ schedule: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  clinic = await buildClinic(app);
});

const ask = (method: string, url: string, body?: unknown, query?: Record<string, unknown>) =>
  app.call(method, url, { token: clinic.tokens.session, body, query });
const done = (method: string, url: string, body?: unknown, query?: Record<string, unknown>) =>
  app.done(method, url, { token: clinic.tokens.session, body, query });
const gidsOf = async (url: string, query?: Record<string, unknown>) =>
  (await done('GET', `${url}/list`, undefined, query)).data.map(({ gid }: { gid: string }) => gid);

describe('records that were deleted a moment ago', () => {
  test('come back with their gid, their place and their fields, however often it is asked', async () => {
    const panelGid = clinic.room.gid;
    const { gid } = await done('POST', marquee, { title: '第三', content: '三' }, { panelGid });
    const [first, second] = clinic.marquees;
    const before = await done('GET', marquee, undefined, { gid: second });
    await done('POST', `${marquee}/bulk/delete`, { gids: [second, first] });
    expect(await gidsOf(marquee, { panelGid })).toEqual([gid]);
    expect(await done('POST', `${marquee}/restore`, { gids: [first, second] })).toEqual({ count: 2 });
    expect(await gidsOf(marquee, { panelGid })).toEqual([first, second, gid]);
    const after = await done('GET', marquee, undefined, { gid: second });
    const { version, updatedAt, ...same } = before;
    expect(after).toMatchObject(same);
    expect(after.version).toBe(version + 1);
    expect(updatedAt).toBeLessThanOrEqual(after.updatedAt);
    expect(await done('POST', `${marquee}/restore`, { gids: [first, second] })).toEqual({ count: 0 });
    const log = await done('GET', `${web}/log/change/list`, undefined, { recordGid: first });
    expect(log.data.map(({ action }: { action: string }) => action).sort()).toEqual(['created', 'deleted', 'restored']);
  });

  test('keep their files meanwhile, and let them go when the time is over', async () => {
    const media = `${web}/panel/media`;
    const file = form(
      { name: '影片', type: 'video', source: 'cloud' },
      { file: { name: 'a.mp4', bytes: mp4(`kept ${clinic.gid}`) } },
    );
    const made = await done('POST', media, file, { panelGid: clinic.room.gid });
    const status = async () => (await ask('GET', made.file)).status;
    await done('DELETE', media, undefined, { gid: made.gid });
    expect(await status()).toBe(200);
    await done('POST', `${media}/restore`, { gids: [made.gid] });
    expect((await done('GET', media, undefined, { gid: made.gid })).file).toBe(made.file);
    await done('DELETE', media, undefined, { gid: made.gid });
    await passUndoTime(app);
    expect(await status()).toBe(404);
    const late = await ask('POST', `${media}/restore`, { gids: [made.gid] });
    expect([late.status, late.body.contents[0]]).toMatchObject([404, { code: 'not_found', field: 'gids.0' }]);
  });

  test('are named again where their removal took them out', async () => {
    const sources = async () =>
      (await done('GET', `${web}/panel/general`, undefined, { gid: clinic.cashierLobby.gid })).settings.sources;
    const group = `${web}/panel/group`;
    await done('DELETE', `${group}/delete`, undefined, { gid: clinic.group.gid });
    expect(await sources()).toEqual([]);
    await done('POST', `${group}/restore`, { gids: [clinic.group.gid] });
    expect(await sources()).toEqual([clinic.group.gid]);
  });

  test('stay deleted where somebody has taken their place since, all or none', async () => {
    const room = `${web}/system/room`;
    const [one, other] = [
      await done('POST', room, { code: 'R1', name: '一' }),
      await done('POST', room, { code: 'R2', name: '二' }),
    ];
    await done('POST', `${room}/bulk/delete`, { gids: [one.gid, other.gid] });
    await done('POST', room, { code: 'R2', name: '另一間' });
    const refused = await ask('POST', `${room}/restore`, { gids: [one.gid, other.gid] });
    expect(refused.status).toBe(400);
    expect(refused.body.contents[0].field).toBe('gids.1.code');
    expect((await ask('GET', room, undefined, { gid: one.gid })).status).toBe(404);
    expect(await done('POST', `${room}/restore`, { gids: [one.gid] })).toEqual({ count: 1 });
  });

  test('come back to their own organisation only', async () => {
    const other = await openOrganisation(app);
    const [gid] = clinic.marquees;
    await done('DELETE', marquee, undefined, { gid });
    const strange = await app.call('POST', `${marquee}/restore`, { token: other.session, body: { gids: [gid] } });
    expect(strange.status).toBe(404);
    expect(await done('POST', `${marquee}/restore`, { gids: [gid] })).toEqual({ count: 1 });
  });

  test('have their tokens no more: a member of staff signs in again', async () => {
    await done('DELETE', `${web}/staff`, undefined, { gid: clinic.staff.gid });
    await done('POST', `${web}/staff/restore`, { gids: [clinic.staff.gid] });
    const stale = await app.call('GET', `${web}/panel/list`, { token: clinic.tokens.staff });
    expect(stale.status).toBe(401);
    const { status } = await app.call('POST', `${web}/staff/login`, {
      body: { orgGid: clinic.gid, staffId: 'n1', password: 'nurse pass 1' },
    });
    expect(status).toBe(200);
  });
});
