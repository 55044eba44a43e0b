/** Reports that are said again by their name: over a real socket, and by the framework's own way. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Fleet, openFleet } from '../fleet/fleet-hospital.ts';
import { nineOClock, openApp, type TestApp } from '../open-app.ts';

const second = 1000;
const path = '/api/v1/collab/web/panel/device/heartbeat/again';
let app: TestApp;
let url: string;
let fleet: Fleet;

beforeAll(async () => {
  app = await openApp({ schedule: false });
  url = await app.app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.time.now = nineOClock;
  fleet = await openFleet(app);
});

const startedAt = nineOClock - 60 * second;
type Answer = { status: number; whole?: boolean; headers: string[] };
type Way = 'a socket' | 'the framework';
const ways: Way[] = ['a socket', 'the framework'];

/** The device says what it shows until its answer has a name: what the server knows of the builds is read meanwhile. */
async function report(way: Way, more: object = {}, token = fleet.clinic.tokens.panel): Promise<string> {
  const said = { startedAt, sentAt: app.time.now, ...more };
  if (way === 'the framework') return (await fleet.screen('screen0001', said, token)).again;
  const nothing = { epoch: 'e', seq: 1, layout: 'defaultPanel', numbers: [], sound: 'ready', errors: [], features: [] };
  const size = { engine: 'Chrome/64', width: 1920, height: 1080, receipts: [] };
  const answer = await fetch(url + path.replace('/again', ''), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ screen: 'screen0001', ...nothing, ...size, ...said }),
  });
  return ((await answer.json()) as { again: string }).again;
}

async function sayAgain(way: Way, name: string, token = fleet.clinic.tokens.panel, cookie?: string): Promise<Answer> {
  const query = { name, sentAt: app.time.now };
  const headers = { ...(cookie !== undefined && { cookie }) };
  if (way === 'the framework') {
    const { status, body, headers: got } = await app.call('POST', path, { token, query, headers });
    return { status, whole: body.whole, headers: Object.keys(got) };
  }
  const answer = await fetch(`${url}${path}?name=${name}&sentAt=${query.sentAt}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  const { whole } = (await answer.json()) as { whole?: boolean };
  return { status: answer.status, ...(whole !== undefined && { whole }), headers: [...answer.headers.keys()] };
}

describe.each(ways)('a report said again by %s', (way) => {
  /** A screen that has a name for what it shows, and one more report behind it. */
  async function named(): Promise<string> {
    await report(way);
    app.time.now += 10 * second;
    return report(way);
  }

  test('counts as heard, without the whole', async () => {
    const name = await named();
    for (const _ of [1, 2, 3]) {
      app.time.now += 25 * second;
      expect(await sayAgain(way, name)).toMatchObject({ status: 200, whole: false });
    }
    expect((await fleet.list()).data.find(({ device }) => device === 'screen0001')?.heardAt).toBe(app.time.now);
  });

  test('is wanted whole when the name is not known, or one of before', async () => {
    const name = await named();
    expect(await sayAgain(way, 'unknown-1')).toMatchObject({ status: 200, whole: true });
    await report(way, { seq: 2 });
    expect(await sayAgain(way, name)).toMatchObject({ whole: true });
  });

  test('is wanted whole once somebody asks something of the device', async () => {
    const name = await named();
    expect((await fleet.order('reload', ['screen0001'])).status).toBe(200);
    expect(await sayAgain(way, name)).toMatchObject({ whole: true });
  });

  test('is wanted whole every ten minutes, and of a device that was away', async () => {
    const name = await named();
    for (let minutes = 0; minutes < 10; minutes += 0.5) {
      app.time.now += 30 * second;
      if (minutes < 9.5) expect(await sayAgain(way, name)).toMatchObject({ whole: false });
    }
    expect(await sayAgain(way, name)).toMatchObject({ whole: true });
    const next = await report(way);
    app.time.now += 60 * second;
    expect(await sayAgain(way, next)).toMatchObject({ whole: true });
  });

  test('is wanted whole when the device keeps other cookies: it is to run another release', async () => {
    const name = await named();
    expect(await sayAgain(way, name, undefined, 'callboard-panel=1.2')).toMatchObject({ whole: true });
  });

  test('is wanted whole by the name of another device', async () => {
    const name = await named();
    const { token } = await fleet.pair('Beside the door');
    expect(await sayAgain(way, name, token)).toMatchObject({ status: 200, whole: true });
  });

  test('is refused with a token that is not known, or not of a screen', async () => {
    const name = await named();
    expect((await sayAgain(way, name, 'x'.repeat(43))).status).toBe(401);
    expect((await sayAgain(way, name, fleet.clinic.tokens.session)).status).toBe(403);
    expect((await sayAgain(way, name, fleet.clinic.tokens.kiosk)).status).toBe(403);
  });

  test('is refused at once when the screen is unpaired', async () => {
    const paired = await fleet.pair('Over the lift');
    await report(way, {}, paired.token);
    app.time.now += 10 * second;
    const name = await report(way, {}, paired.token);
    expect(await sayAgain(way, name, paired.token)).toMatchObject({ status: 200, whole: false });
    const gids = [paired.gid];
    await app.done('POST', '/api/v1/collab/web/device/paired/unpair', {
      token: fleet.clinic.tokens.session,
      body: { gids },
    });
    expect((await sayAgain(way, name, paired.token)).status).toBe(401);
  });

  test('tells a clock that moved', async () => {
    const name = await named();
    app.time.now += 25 * second;
    const answer = await fetch(`${url}${path}?name=${name}&sentAt=${app.time.now - 600 * second}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${fleet.clinic.tokens.panel}` },
    });
    if (way === 'a socket') {
      expect(await answer.json()).toEqual({ whole: false });
      const listed = (await fleet.list()).data.find(({ device }) => device === 'screen0001');
      expect(listed?.clockOffMs).toBe(-600 * second);
    }
  });
});

test('what is answered before the framework says the same of itself', async () => {
  const name = await (async () => {
    await report('a socket');
    return report('a socket');
  })();
  const before = await sayAgain('a socket', name);
  const unknown = await sayAgain('a socket', 'unknown-1');
  expect(before.whole).toBe(false);
  expect(unknown.whole).toBe(true);
  // Of the connection each speaks for itself.
  const ofAnswer = ({ headers }: Answer) => headers.filter((name) => name !== 'connection' && name !== 'keep-alive');
  expect(ofAnswer(before)).toEqual(ofAnswer(unknown));
});
