/** What screens report, what they are asked to do, and the receipts of calls. */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import type { ScreenReport } from '#generated/shapes.ts';
import type { Table } from '#server/database/tables.ts';
import { sweepScreens } from '#server/screens/commands.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, fillRoom } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
const device = '/panel/device';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  clinic = await buildClinic(app);
});

const say = (path: string, body: unknown, token: string) => app.call('POST', `${web}${path}`, { token, body });
const read = (path: string, query: Record<string, unknown>, token = clinic.tokens.session) =>
  app.call('GET', `${web}${path}`, { token, query });

const report = (part: Partial<ScreenReport> = {}) =>
  app.done('POST', `${web}${device}/heartbeat`, {
    token: clinic.tokens.panel,
    body: {
      screen: 'television1',
      startedAt: app.time.now,
      epoch: 'e',
      seq: 1,
      layout: 'defaultPanel',
      numbers: [{ counterGid: clinic.room.gid, label: '001' }],
      sound: 'ready',
      errors: [],
      engine: 'Chrome 64',
      features: ['flexGap'],
      width: 1920,
      height: 1080,
      receipts: [],
      ...part,
    } satisfies ScreenReport,
  });

/** Calls the next patient at room 101; answers where the call stands in the log. */
async function callNext(): Promise<{ epoch: string; seq: number; at: number }> {
  const token = clinic.tokens.staff;
  await app.done('POST', `${web}/queue/clinic/next`, { token, body: { panelGid: clinic.room.gid } });
  const view = await app.done('GET', `${web}/panel/view`, {
    token: clinic.tokens.panel,
    query: { panelGid: clinic.room.gid },
  });
  const call = view.calls.at(-1);
  return { epoch: view.epoch, seq: call.seq, at: call.at };
}

const receipts = async (query: Record<string, unknown> = {}, token?: string) =>
  (await read('/panel/call/receipt/list', query, token)).body;

describe('a screen', () => {
  test('is listed as it last reported itself, and in the list of panels by when', async () => {
    const started = app.time.now;
    await report();
    app.time.now += 25_000;
    await report({ seq: 2, sound: 'blocked', errors: ['recording /files/x.mp3 cannot be played'] });
    const { data } = (await read(`${device}/list`, { panelGid: clinic.room.gid })).body;
    expect(data).toEqual([
      expect.objectContaining({
        screen: 'television1',
        seq: 2,
        sound: 'blocked',
        errors: ['recording /files/x.mp3 cannot be played'],
        onlineSince: started,
        heardAt: app.time.now,
      }),
    ]);
    const everywhere = (await read(`${device}/list`, {})).body.data;
    expect(everywhere).toEqual([{ ...data[0], panelGid: clinic.room.gid, panelName: '101 診' }]);
    const { data: panels } = (await read('/panel/list', { search: '101' })).body;
    expect(panels[0]).toMatchObject({ screenHeardAt: app.time.now, screenOnlineSince: started });
    expect((await read('/panel/list', { search: '備用' })).body.data[0]).not.toHaveProperty('screenHeardAt');
  });

  test('counts as online anew after a silence', async () => {
    await report();
    app.time.now += limits.screenSilenceSeconds * 1000 + 1;
    await report();
    const { data } = (await read(`${device}/list`, { panelGid: clinic.room.gid })).body;
    expect(data[0].onlineSince).toBe(app.time.now);
  });

  test('that forgets its name each time pushes only the oldest out', async () => {
    for (let number = 0; number < limits.screensOfPanel + 3; number += 1) {
      app.time.now += 1000;
      await report({ screen: `forgetful${number}` });
    }
    const { data } = (await read(`${device}/list`, { panelGid: clinic.room.gid })).body;
    expect(data).toHaveLength(limits.screensOfPanel);
    expect(data[0].screen).toBe(`forgetful${limits.screensOfPanel + 2}`);
  });

  test('is told once what it was asked to do', async () => {
    await report();
    const asked = { panelGid: clinic.room.gid };
    expect((await say(`${device}/reload`, asked, clinic.tokens.session)).body).toEqual({ count: 1 });
    expect((await say(`${device}/picture`, asked, clinic.tokens.staff)).body).toEqual({ count: 1 });
    expect(await report()).toEqual({ reload: true, picture: true });
    expect(await report()).toEqual({ reload: false, picture: false, again: expect.any(String) });
  });

  test('is not asked once it has gone silent', async () => {
    await report();
    app.time.now += limits.screenSilenceSeconds * 1000 + 1;
    const { body } = await say(`${device}/reload`, { panelGid: clinic.room.gid }, clinic.tokens.session);
    expect(body).toEqual({ count: 0 });
  });

  test('shows its picture to those who asked', async () => {
    await report();
    const query = { panelGid: clinic.room.gid, screen: 'television1' };
    expect((await read(`${device}/picture`, query)).status).toBe(404);
    await report({ picture: { seq: 7 } as never, width: 1080, height: 1920 });
    const { body } = await read(`${device}/picture`, query);
    expect(body).toEqual({
      screen: 'television1',
      takenAt: app.time.now,
      width: 1080,
      height: 1920,
      view: { seq: 7 },
    });
  });

  test('shows its picture to nobody without a line in the log of reads: it has patients as the screen had', async () => {
    await report({ picture: { seq: 7 } as never });
    await read(`${device}/picture`, { panelGid: clinic.room.gid, screen: 'television1' });
    await expect
      .poll(async () => (await read('/log/read/list', { byKind: 'session' })).body.data, { timeout: 20_000 })
      .toMatchObject([{ action: 'watched', recordName: clinic.room.name, operation: 'getScreenPicture' }]);
  });

  test('of another organisation is neither seen nor asked', async () => {
    const neighbour = await buildClinic(app);
    await report();
    const { session } = neighbour.tokens;
    const panelGid = clinic.room.gid;
    expect((await read(`${device}/list`, { panelGid }, session)).status).toBe(404);
    expect((await read(`${device}/list`, {}, session)).body.data).toEqual([]);
    expect((await read(`${device}/list`, {}, clinic.tokens.staff)).status).toBe(400);
    expect((await say(`${device}/reload`, { panelGid }, session)).status).toBe(404);
    expect((await read('/panel/call/receipt/list', { panelGid }, session)).status).toBe(404);
    expect((await receipts({}, session)).paging.count).toBe(0);
  });

  test('is reported by the panel itself only', async () => {
    const answer = await say(`${device}/heartbeat`, {}, clinic.tokens.staff);
    expect(answer.status).toBe(403);
  });
});

describe('the receipt of a call', () => {
  beforeEach(async () => {
    await fillRoom(app, clinic);
    await app.done('POST', `${web}/queue/clinic/login`, {
      token: clinic.tokens.staff,
      body: { panelGid: clinic.room.gid },
    });
  });

  test('says who called what, which screen showed it when, and how it was said', async () => {
    const { epoch, seq, at } = await callNext();
    app.time.now += 5000;
    await report({ receipts: [{ epoch, seq, shownAt: at + 120 }] });
    await report({ receipts: [{ epoch, seq, spokenAt: at + 900, spokenBy: 'clips' }] });
    const { data, paging } = await receipts();
    expect(paging.count).toBe(1);
    expect(data[0]).toMatchObject({
      calledAt: at,
      number: 1,
      kind: 'called',
      counterGid: clinic.room.gid,
      counterName: '101 診',
      panelGid: clinic.room.gid,
      panelName: '101 診',
      screen: 'television1',
      seq,
      shownAt: at + 120,
      spokenAt: at + 900,
      spokenBy: 'clips',
    });
  });

  test('sent again changes nothing: what was said first stays', async () => {
    const { epoch, seq, at } = await callNext();
    app.time.now += 5000;
    const first = { epoch, seq, shownAt: at + 100, spokenAt: at + 900, spokenBy: 'clips' as const };
    await report({ receipts: [first, first] });
    await report({ receipts: [first] });
    await report({ receipts: [{ ...first, shownAt: at + 4000, spokenBy: 'refused' }] });
    const { data } = await receipts();
    expect(data).toEqual([expect.objectContaining({ shownAt: at + 100, spokenBy: 'clips' })]);
  });

  test('of each screen is one of its own, and of the latest call comes first, page by page', async () => {
    for (let call = 0; call < 3; call += 1) {
      const { epoch, seq, at } = await callNext();
      for (const screen of ['television1', 'television2']) {
        await report({ screen, receipts: [{ epoch, seq, shownAt: at }] });
      }
      app.time.now += 60_000;
    }
    const { data, paging } = await receipts({ limit: 4 });
    expect([paging.count, paging.totalPage]).toEqual([6, 2]);
    expect(data.map(({ number }: { number: number }) => number)).toEqual([3, 3, 2, 2]);
    expect((await receipts({ limit: 4, page: 2 })).data).toHaveLength(2);
    expect((await receipts({ from: app.time.now - 60_000 })).paging.count).toBe(2);
  });

  test('of a call that never was, or of another log, is left out; a clock that is wrong is put right', async () => {
    const { epoch, seq, at } = await callNext();
    await report({
      receipts: [
        { epoch, seq: seq + 500, shownAt: at },
        { epoch: 'other', seq, shownAt: at },
        { epoch, seq, shownAt: at - 60_000, spokenAt: at + 3_600_000, spokenBy: 'voice' },
      ],
    });
    const { data } = await receipts();
    expect(data).toEqual([expect.objectContaining({ seq, shownAt: at, spokenAt: app.time.now })]);
  });

  test('is shown to staff for the counters that they may serve', async () => {
    const { epoch, seq, at } = await callNext();
    await report({ receipts: [{ epoch, seq, shownAt: at }] });
    const { staff } = clinic.tokens;
    expect((await receipts({ counterGid: clinic.room.gid }, staff)).paging.count).toBe(1);
    const everything = await read('/panel/call/receipt/list', {}, staff);
    expect(everything.body.contents[0]).toMatchObject({ code: 'field_required', field: 'counterGid' });
  });

  test('is kept for as long as the organisation says, and screens that are gone for as long as their limit', async () => {
    const { epoch, seq, at } = await callNext();
    await report({ receipts: [{ epoch, seq, shownAt: at }] });
    const then = app.time.now;
    const day = 24 * 60 * 60 * 1000;
    const sweepAt = async (now: number) => {
      // In the afternoon: while somebody is at a counter, nothing else goes before noon.
      app.time.now = now + day / 3;
      await app.app.services.database.write(sweepScreens, {});
      await app.app.sweeper.look();
      const rows = (table: Table) =>
        app.app.services.database.read(table, `SELECT 1 FROM ${table} WHERE organisation_gid = ?`, clinic.gid);
      const left = [(await rows('screen')).length, (await rows('call_receipt')).length];
      app.time.now = then;
      return left;
    };
    expect(await sweepAt(then + (limits.screenDays - 1) * day)).toEqual([1, 1]);
    expect(await sweepAt(then + (180 - 1) * day)).toEqual([0, 1]);
    expect(await sweepAt(then + (180 + 1) * day)).toEqual([0, 0]);
  });
});
