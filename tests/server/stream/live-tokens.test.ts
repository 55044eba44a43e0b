/** What ends a stream that is open, and keeps one from opening: what its token no longer lets somebody see. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';
import { type Frame, type OpenStream, readStream } from './read-stream.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;
let url: string;
let open: OpenStream[] = [];

beforeAll(async () => {
  app = await openApp({ schedule: false });
  url = await app.app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
beforeEach(async () => {
  clinic = await buildClinic(app);
});
afterEach(() => {
  for (const stream of open) stream.close();
  open = [];
});

const ticketOf = async (token: string): Promise<string> =>
  (await app.done('POST', `${web}/stream/ticket`, { token })).ticket;
const opens = async (path: string, panelGid: string, ticket: string) => {
  const stream = await readStream(`${url}${web}/${path}?panelGid=${panelGid}&ticket=${ticket}`);
  open.push(stream);
  return stream;
};
const watch = async (path: string, token: string, panelGid: string) => opens(path, panelGid, await ticketOf(token));
const suspend = (suspended: boolean) =>
  app.done('PATCH', `${web}/advancedSetting/organization/suspension`, {
    token: clinic.tokens.systemAdvance,
    body: { gid: clinic.gid, suspended },
  });
const isBeat = ({ event }: Frame) => event === 'heartbeat';

test('a desk and an administrator of a suspended hospital see no patients any more, its screens go on', async () => {
  const { staff, session, panel } = clinic.tokens;
  const desk = await watch('queue/clinic/stream', staff, clinic.room.gid);
  const administrator = await watch('panel/stream', session, clinic.room.gid);
  const screen = await watch('panel/stream', panel, clinic.room.gid);
  const [ofDesk, ofScreen] = [await ticketOf(staff), await ticketOf(panel)];
  await suspend(true);
  await Promise.all([desk.ended(), administrator.ended()]);
  expect((await opens('queue/clinic/stream', clinic.room.gid, ofDesk)).status).toBe(401);
  expect((await opens('panel/stream', clinic.room.gid, ofScreen)).status).toBe(200);
  await screen.next(isBeat);
  await suspend(false);
  expect((await opens('queue/clinic/stream', clinic.room.gid, ofDesk)).status).toBe(200);
});

test('a nurse who may no longer serve a room stops seeing its patients, and goes on at her own', async () => {
  const { staff } = clinic.tokens;
  const [former, own] = [
    await watch('queue/clinic/stream', staff, clinic.room.gid),
    await watch('queue/clinic/stream', staff, clinic.spare.gid),
  ];
  await app.done('PATCH', `${web}/staff`, {
    token: clinic.tokens.session,
    body: { gid: clinic.staff.gid, panels: [clinic.spare.gid] },
  });
  await former.ended();
  await own.next(isBeat);
  expect((await watch('queue/clinic/stream', staff, clinic.room.gid)).status).toBe(403);
  expect((await watch('queue/clinic/stream', staff, clinic.spare.gid)).status).toBe(200);
});

test('a stream ends when its sign-in is over', async () => {
  const desk = await watch('queue/clinic/stream', clinic.tokens.staff, clinic.room.gid);
  const before = app.time.now;
  app.time.now += limits.staffTokenHours * 3_600_000;
  await desk.ended();
  app.time.now = before;
});

test('who watches after a single sign-on is named in the log of who looked', async () => {
  const { token } = await app.app.services.tokens.issue({
    kind: 'session',
    organisationGid: clinic.gid,
    subjectGid: null,
    personName: '陳醫師 (chen)',
    singleSignOn: true,
  });
  await watch('panel/stream', token, clinic.room.gid);
  await expect
    .poll(async () => (await app.done('GET', `${web}/log/read/list`, { token, query: { limit: 100 } })).data)
    .toContainEqual(expect.objectContaining({ operation: 'streamPanel', byName: '陳醫師 (chen)' }));
});
