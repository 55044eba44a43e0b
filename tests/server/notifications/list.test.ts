/** What the notification centre shows, and what a press on its lines does. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { warnOfKeys } from '#server/notifications/warn-of-keys.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, systemToken } from '../small-clinic.ts';

const day = 86_400_000;
const web = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;
let other: Clinic;

beforeAll(async () => {
  app = await openApp({ schedule: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  [clinic, other] = [await buildClinic(app), await buildClinic(app)];
  const make = async ({ gid }: Clinic, name: string) =>
    app.done('POST', `${web}/organization/apiKey`, {
      token: await systemToken(app),
      query: { orgGid: gid },
      body: { kind: 'agency', name },
    });
  await make(clinic, 'first');
  app.time.now += day;
  await make(clinic, 'second');
  await make(other, 'of others');
  // Each has a day of its own on which it ends in less than a month.
  app.time.now += (limits.apiKeyDays - 31) * day;
  for (let days = 0; days < 2; days += 1) {
    await app.app.services.database.write(warnOfKeys, {});
    app.time.now += day;
  }
  await app.app.services.database.write(warnOfKeys, {});
  for (const one of [clinic, other]) {
    const issued = await app.app.services.tokens.issue({ kind: 'session', organisationGid: one.gid, subjectGid: null });
    one.tokens.session = issued.token;
  }
});

interface Shown {
  gid: string;
  keyName: string;
  read: boolean;
}
const list = async ({ tokens }: Clinic, query: object = {}): Promise<Shown[]> =>
  (await app.done('GET', `${web}/notification/list`, { token: tokens.session, query: { ...query } })).data;
const names = async (of: Clinic, query?: object) => (await list(of, query)).map(({ keyName }) => keyName);
const read = (gids: string[]) =>
  app.call('PATCH', `${web}/notification/read`, { token: clinic.tokens.session, body: { gids } });

test('the newest stands first, unless another order is asked for', async () => {
  expect(await names(clinic)).toEqual(['second', 'first']);
  expect(await names(clinic, { sort: 'createdAt', order: 'asc' })).toEqual(['first', 'second']);
});

test('nobody sees what another hospital is notified of, whatever is looked for', async () => {
  expect(await names(other)).toEqual(['of others']);
  expect(await names(other, { read: false })).toEqual(['of others']);
  expect(await names(clinic, { read: true })).toEqual([]);
});

test('what is marked as read is read, and nothing else', async () => {
  const [second, first] = await list(clinic);
  expect((await read([first!.gid])).body).toEqual({ count: 1 });
  expect((await read([first!.gid])).body).toEqual({ count: 0 });
  expect(await names(clinic, { read: true })).toEqual(['first']);
  expect((await list(clinic, { read: false })).map(({ gid }) => gid)).toEqual([second!.gid]);
});

test('one that is not there, or of another hospital, is refused at its place, and none is marked', async () => {
  const [second] = await list(clinic);
  const [foreign] = await list(other);
  for (const gid of ['unknown0000000000000', foreign!.gid]) {
    const { status, body } = await read([second!.gid, gid]);
    expect({ status, content: body.contents[0] }).toMatchObject({
      status: 404,
      content: { code: 'not_found', field: 'gids.1' },
    });
  }
  expect([...(await list(clinic)), ...(await list(other))].filter((one) => one.read)).toEqual([]);
});

test('all are read at once, those of other hospitals excepted', async () => {
  expect(await app.done('PATCH', `${web}/notification/read/all`, { token: clinic.tokens.session })).toEqual({
    count: 2,
  });
  expect(await names(clinic, { read: false })).toEqual([]);
  expect(await names(other, { read: false })).toEqual(['of others']);
});
