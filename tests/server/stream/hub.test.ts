/** The hub with a database that takes its time: what happens while a view is composed is not missed. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PanelView } from '#generated/shapes.ts';
import type { Database } from '#server/database/database.ts';
import { createHub, type Hub } from '#server/stream/hub.ts';
import type { LiveViewName } from '#server/stream/live-view.ts';
import type { Watcher } from '#server/stream/watcher.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, fillRoom } from '../small-clinic.ts';

let app: TestApp;
let clinic: Clinic;
let ticketKey: string;
let hub: Hub;
/** The panel whose next view is kept back, and until when. */
let held: { readonly panelGid: string; readonly until: Promise<void> } | undefined;

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
  ({ ticketKey } = await fillRoom(app, clinic));
  await act('login');
  const { database } = app.app.services;
  const slow: Database = {
    ...database,
    query: async (reading) => {
      const answer = await database.query(reading);
      const { view } = answer as { view?: PanelView };
      if (held && view?.panel.gid === held.panelGid) {
        const { until } = held;
        held = undefined;
        await until;
      }
      return answer;
    },
  };
  hub = createHub({ database: slow, clock: () => app.time.now, log: app.app.server.log, coalesceMs: 0 });
});
afterAll(async () => {
  await hub.close();
  await app.close();
});

const act = (action: string, body: object = {}) =>
  app.done('POST', `/api/v1/collab/web/queue/clinic/${action}`, {
    token: clinic.tokens.staff,
    body: { panelGid: clinic.room.gid, ...body },
  });
const screenOf = (panel: { gid: string }): LiveViewName => ({
  kind: 'panel',
  organisationGid: clinic.gid,
  panelGid: panel.gid,
});

/** Somebody who watches, with what they were shown last. */
async function watch(name: LiveViewName) {
  const seen: PanelView[] = [];
  const watcher: Watcher = {
    tokenHash: undefined,
    changes: false,
    socket: null,
    send: (frame) => {
      const [, data] = /^data: (.*)$/m.exec(frame) ?? [];
      if (/^event: view$/m.test(frame)) seen.push(JSON.parse(data!));
    },
    end: () => undefined,
    cut: () => undefined,
    onClose: () => undefined,
  };
  await hub.watch(name, () => watcher);
  return { seen, latest: () => seen.at(-1)?.latest?.number };
}

/** Keeps the next view of a panel back, as the database gave it, until it is let go. */
function hold({ gid: panelGid }: { gid: string }): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = { panelGid, until: promise };
  return resolve;
}

test('a screen that comes while a call is made, and others are shown it, shows the call', async () => {
  const room = await watch(screenOf(clinic.room));
  const letGo = hold(clinic.lobby);
  const coming = watch(screenOf(clinic.lobby));
  const { current } = await act('next');
  await expect.poll(room.latest).toBe(current.number);
  letGo();
  await expect.poll((await coming).latest).toBe(current.number);
});

test('a call that comes while the call before is composed is shown after it, and to who asks meanwhile', async () => {
  const room = await watch(screenOf(clinic.room));
  const board = await watch(screenOf(clinic.lobby));
  const letGo = hold(clinic.lobby);
  await act('recall');
  await expect.poll(() => held).toBeUndefined();
  const { seq } = await act('recall');
  await expect.poll(() => room.seen.at(-1)?.seq).toBe(seq);
  expect((await hub.view(screenOf(clinic.lobby))).view.seq).toBe(seq);
  letGo();
  await expect.poll(() => board.seen.at(-1)?.seq).toBe(seq);
});

test('a screen that is about to say where a patient was sent does not, once they have been called there', async () => {
  const { spare, lobby } = clinic;
  await act('login', { panelGid: spare.gid });
  const there = await watch(screenOf(spare));
  const board = await watch(screenOf(lobby));
  const letGo = hold(lobby);
  await act('transfer/counter', { toPanelGid: spare.gid });
  await expect.poll(() => held).toBeUndefined();
  const { current } = await act('next', { panelGid: spare.gid });
  await expect.poll(there.latest).toBe(current.number);
  letGo();
  await expect.poll(() => board.seen.at(-1)?.moves).toBeDefined();
  await expect.poll(() => board.seen.at(-1)?.moves).toBeUndefined();
});

test('a day that begins is on screens at once, and on phones over the seconds after it', async () => {
  const screen = await watch(screenOf(clinic.room));
  const phone = await watch({ kind: 'ticket', organisationGid: clinic.gid, key: ticketKey });
  const spread = vi.spyOn(Math, 'random').mockReturnValue(0.9);
  const before = app.time.now;
  try {
    app.time.now += 20 * 3_600_000;
    await expect.poll(() => screen.seen.length, { timeout: 8000 }).toBe(2);
    expect(phone.seen).toHaveLength(1);
    await expect.poll(() => phone.seen.length, { timeout: 8000 }).toBe(2);
  } finally {
    app.time.now = before;
    spread.mockRestore();
  }
});

test('nothing stays of a ticket whose page found no room among the streams', async () => {
  const { services, server } = app.app;
  const full = createHub({ database: services.database, clock: () => app.time.now, log: server.log, ticketStreams: 0 });
  const { organisationGid } = screenOf(clinic.room);
  const opened = full.watch({ kind: 'ticket', organisationGid, key: ticketKey }, () => expect.unreachable());
  await expect(opened).rejects.toMatchObject({ entries: [{ code: 'too_many_requests' }] });
  expect(full.streams()).toEqual(new Map());
  await full.close();
});
