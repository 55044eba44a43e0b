import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyChange } from '#client/stream/apply-change.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, fillRoom } from '../small-clinic.ts';
import { type Frame, type OpenStream, readStream } from './read-stream.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;
let neighbour: Clinic;
let url: string;
const open: OpenStream[] = [];

beforeAll(async () => {
  app = await openApp();
  url = await app.app.server.listen({ port: 0, host: '127.0.0.1' });
  clinic = await buildClinic(app);
  neighbour = await buildClinic(app);
  await fillRoom(app, clinic);
  await act('login');
});
afterAll(async () => {
  for (const stream of open) stream.close();
  await app.close();
});

const isView = ({ event }: Frame) => event === 'view';
const act = (action: string, body: object = {}) =>
  app.done('POST', `${web}/queue/clinic/${action}`, {
    token: clinic.tokens.staff,
    body: { panelGid: clinic.room.gid, ...body },
  });
const ticketOf = async (token: string): Promise<string> =>
  (await app.done('POST', `${web}/stream/ticket`, { token })).ticket;

async function watch(path: string, token: string, panelGid: string): Promise<OpenStream> {
  const stream = await readStream(`${url}${web}/${path}?panelGid=${panelGid}&ticket=${await ticketOf(token)}`);
  open.push(stream);
  return stream;
}

test('a display gets the whole view at once and again on every call', async () => {
  const stream = await watch('panel/stream', clinic.tokens.session, clinic.lobby.gid);
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  const first = await stream.next(isView);
  expect(first.id).toBe(`${first.data.epoch}.${first.data.seq}`);
  expect(first.data.counters[0]).toMatchObject({ name: '101', current: '', service: 'serving' });
  expect(stream.frames[0]?.retry).toBeGreaterThanOrEqual(700);
  expect(stream.frames[0]?.retry).toBeLessThanOrEqual(1300);

  const state = await act('next');
  const second = await stream.next(isView);
  expect(second.data.latest).toMatchObject({ number: state.current.number, kind: 'called', counter: '101' });
  expect(second.data.previousSeq).toBe(first.data.seq);
  expect(second.data.seq).toBe(state.seq);

  await act('recall');
  expect((await stream.next(isView)).data.calls.map(({ kind }: { kind: string }) => kind)).toEqual([
    'called',
    'recalled',
  ]);
});

test('a screen that is told of changes gets the whole once, then what changed, and has the view of those who get it whole', async () => {
  const screen = clinic.tokens.session;
  const whole = await watch('panel/stream', screen, clinic.lobby.gid);
  const ticket = await ticketOf(screen);
  const changes = await readStream(
    `${url}${web}/panel/stream?panelGid=${clinic.lobby.gid}&ticket=${ticket}&changes=true`,
  );
  open.push(changes);
  const first = await changes.next(({ event }) => event === 'whole');
  const start = (await whole.next(isView)).data;
  expect({ ...first.data.view, serverTime: 0 }).toEqual({ ...start, serverTime: 0 });

  await act('next');
  const after = await whole.next(isView);
  const told = await changes.next(({ event }) => event === 'change');
  expect(told.data.from).toBe(first.data.revision);
  expect(told.id).toBe(after.id);
  expect(applyChange(first.data.view, told.data.change)).toEqual(after.data);
  expect(JSON.stringify(told.data).length).toBeLessThan(JSON.stringify(after.data).length / 2);
  expect(changes.frames.filter(isView)).toHaveLength(0);

  await act('recall');
  const again = await changes.next(({ event }) => event === 'change');
  expect(again.data.from).toBe(told.data.revision);
  for (const stream of [whole, changes]) stream.close();
});

test('who comes later gets the same view with the time of now, by which a screen sets its clock', async () => {
  const first = await watch('panel/stream', clinic.tokens.session, clinic.lobby.gid);
  app.time.now += 1000;
  const last = await watch('panel/stream', clinic.tokens.session, clinic.lobby.gid);
  const [one, other] = [(await first.next(isView)).data, (await last.next(isView)).data];
  expect(other).toEqual({ ...one, serverTime: one.serverTime + 1000 });
  app.time.now -= 1000;
  for (const stream of [first, last]) stream.close();
});

test('a controller gets its own state, and another controller of the same counter the same', async () => {
  const streams = [
    await watch('queue/clinic/stream', clinic.tokens.staff, clinic.room.gid),
    await watch('queue/clinic/stream', clinic.tokens.session, clinic.room.gid),
  ];
  for (const stream of streams) expect((await stream.next(isView)).data.waiting[0].name).toContain('病人');
  const state = await act('next');
  for (const stream of streams) expect((await stream.next(isView)).data.current).toEqual(state.current);
});

test('what a screen does not show makes no frame for it', async () => {
  const stream = await watch('panel/stream', clinic.tokens.session, clinic.cashierLobby.gid);
  await stream.next(isView);
  await act('pause');
  await act('restart');
  await app.done('GET', '/api/v1/collab/ticket/machine/take/number', { token: clinic.tokens.ticketMachine });
  const next = await stream.next(isView);
  expect(next.data.groups[0].waitingCount).toBe(1);
  expect(stream.frames.filter(isView)).toHaveLength(2);
});

test('edits of media, announcements and the panel itself are changes', async () => {
  const stream = await watch('panel/stream', clinic.tokens.panel, clinic.room.gid);
  const before = (await stream.next(isView)).data;
  expect(before.marquees.map(({ title }: { title: string }) => title)).toEqual(['公告', '提醒']);
  const session = clinic.tokens.session;
  const [marquee] = clinic.marquees;
  await app.done('PATCH', `${web}/panel/marquee/toggle`, { token: session, body: { gid: marquee, enabled: false } });
  expect((await stream.next(isView)).data.marquees).toHaveLength(1);
  await app.done('PATCH', `${web}/panel/general/update/defaultPanel`, {
    token: session,
    body: { gid: clinic.room.gid, status: 'disable' },
  });
  const off = (await stream.next(isView)).data;
  expect(off).toMatchObject({ panel: { status: 'disable' }, counter: null, calls: [], marquees: [], media: [] });
  await app.done('PATCH', `${web}/panel/general/update/defaultPanel`, {
    token: session,
    body: { gid: clinic.room.gid, status: 'enable' },
  });
  expect((await stream.next(isView)).data.counter.name).toBe('101');
});

test('a burst of calls is few frames, and the last one is the truth', async () => {
  const stream = await watch('panel/stream', clinic.tokens.session, clinic.lobby.gid);
  await stream.next(isView);
  const start = performance.now();
  const states = await Promise.all(Array.from({ length: 30 }, () => act('recall')));
  const last = Math.max(...states.map(({ seq }) => seq));
  await stream.next(({ data }) => data?.seq === last);
  // At most one frame in 40 ms, whatever the machine does meanwhile; the first frame stood before.
  const most = 2 + Math.ceil((performance.now() - start) / 40);
  expect(stream.frames.filter(isView).length).toBeLessThanOrEqual(most + 1);
});

test('a heartbeat tells where the view stands, and moves no position', async () => {
  const stream = await watch('panel/stream', clinic.tokens.session, clinic.lobby.gid);
  const { data } = await stream.next(isView);
  const beat = await stream.next(({ event }) => event === 'heartbeat');
  expect(beat).toEqual({ event: 'heartbeat', data: { seq: data.seq, serverTime: app.time.now } });
});

test('the view changes by itself when the next session begins, or the clock is set back', async () => {
  const stream = await watch('panel/stream', clinic.tokens.session, neighbour.lobby.gid).catch(() => undefined);
  expect(stream?.status).toBe(404);
  const own = await watch('panel/stream', neighbour.tokens.session, neighbour.lobby.gid);
  expect((await own.next(isView)).data.session).toBe('morning');
  const before = app.time.now;
  app.time.now += 4 * 60 * 60 * 1000;
  expect((await own.next(isView)).data.session).toBe('afternoon');
  app.time.now = before;
  expect((await own.next(isView)).data.session).toBe('morning');
});

test('a poll is answered with the view of the stream, and with 304 while nothing has changed', async () => {
  const stream = await watch('panel/stream', clinic.tokens.session, clinic.lobby.gid);
  // The clock has just been set back: the afternoon may still be on its way out.
  const { data } = await stream.next((frame) => isView(frame) && frame.data.session === 'morning');
  const poll = (etag?: string) =>
    app.call('GET', `${web}/panel/view`, {
      token: clinic.tokens.session,
      query: { panelGid: clinic.lobby.gid },
      ...(etag && { headers: { 'if-none-match': etag } }),
    });
  const first = await poll();
  const { seq, previousSeq, serverTime, ...content } = data;
  expect(first.body).toMatchObject(content);
  expect(first.body.seq).toBeGreaterThanOrEqual(seq);
  // A copy that a browser kept would set the clock of a reloaded screen to when it was made.
  expect(first.headers['cache-control']).toBe('no-store');
  const etag = String(first.headers.etag);
  const same = await poll(etag);
  expect([same.status, same.text]).toEqual([304, '']);
  await act('recall');
  const changed = await poll(etag);
  expect(changed.status).toBe(200);
  expect(changed.body.seq).toBeGreaterThan(data.seq);
});

test('a display sees its own panel and no other, a kiosk none', async () => {
  expect((await watch('panel/stream', clinic.tokens.panel, clinic.lobby.gid)).status).toBe(403);
  expect((await watch('panel/stream', clinic.tokens.kiosk, clinic.room.gid)).status).toBe(403);
  expect((await watch('queue/clinic/stream', clinic.tokens.panel, clinic.room.gid)).status).toBe(403);
  expect((await watch('panel/stream', clinic.tokens.systemAdvance, clinic.room.gid)).status).toBe(200);
  const poll = async ({ gid: panelGid }: { gid: string }) =>
    (await app.call('GET', `${web}/panel/view`, { token: clinic.tokens.panel, query: { panelGid } })).status;
  expect([await poll(clinic.room), await poll(clinic.lobby)]).toEqual([200, 403]);
});

test('a ticket that is forged or too old opens nothing', async () => {
  const ticket = await ticketOf(clinic.tokens.panel);
  const asked = (with_: string) =>
    app.call('GET', `${web}/panel/stream`, { query: { panelGid: clinic.room.gid, ticket: with_ } });
  // Not its last character: some of that one's bits stand for nothing.
  const forged = `${ticket.slice(0, -9)}${ticket.at(-9) === 'A' ? 'B' : 'A'}${ticket.slice(-8)}`;
  expect((await asked(forged)).status).toBe(401);
  expect((await asked('x'.repeat(40))).status).toBe(401);
  const before = app.time.now;
  app.time.now += 301_000;
  expect((await asked(ticket)).body.contents[0].code).toBe('please_login_again');
  app.time.now = before;
});

test('a revoked token ends its stream, and its tickets', async () => {
  const token = (await app.done('POST', `${web}/panel/login`, { body: { panelGid: clinic.room.gid, key: clinic.key } }))
    .token;
  const ticket = await ticketOf(token);
  const stream = await readStream(`${url}${web}/panel/stream?panelGid=${clinic.room.gid}&ticket=${ticket}`);
  await stream.next(isView);
  await app.done('POST', `${web}/logout`, { token });
  await stream.ended();
  const again = await app.call('GET', `${web}/panel/stream`, { query: { panelGid: clinic.room.gid, ticket } });
  expect(again.status).toBe(401);
});

test('a ticket outlives a restart, and a stop says goodbye', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'callboard-stream-'));
  const first = await openApp({ dataFolder });
  const room = await buildClinic(first);
  const { ticket } = await first.done('POST', `${web}/stream/ticket`, { token: room.tokens.panel });
  await first.close();
  const second = await openApp({ dataFolder });
  const address = await second.app.server.listen({ port: 0, host: '127.0.0.1' });
  const stream = await readStream(`${address}${web}/panel/stream?panelGid=${room.room.gid}&ticket=${ticket}`);
  await stream.next(isView);
  await second.close();
  await stream.ended();
  expect(stream.frames.at(-1)?.event).toBe('bye');
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 });
});
