import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAdministrator, administratorPassword as password } from '../../contract/named-people-values.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { passUndoTime } from '../pass-undo-time.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  clinic = await buildClinic(app);
});

const enabled = { field: 'enabled', value: 'false' };
const view = (filter: object) => ({
  views: [{ title: '休', list: 'staff', filters: [filter], sort: 'name', descending: false, standard: true }],
});
const signIn = async (staffId: string): Promise<string> => {
  const body = { orgGid: clinic.gid, staffId, password };
  return (await app.call('POST', `${web}/organization/staff/login`, { body })).body.token as string;
};
const save = (token: string, body: object) => app.call('PATCH', `${web}/account/views`, { token, body });
const read = async (token: string) => (await app.call('GET', `${web}/account/views`, { token })).body;

test('views are of the person who saved them, and of all who share a password', async () => {
  const lin = await createAdministrator(app, clinic, 'lin', 'reads');
  const token = await signIn('lin');
  expect(await read(token)).toEqual({ views: [] });
  expect((await save(token, view(enabled))).body).toEqual(view(enabled));
  expect(await read(token)).toEqual(view(enabled));
  expect(await read(clinic.tokens.session)).toEqual({ views: [] });
  await save(clinic.tokens.session, view({ field: 'adminRole', value: '"reads"' }));
  expect(await read(token)).toEqual(view(enabled));

  // Nothing of somebody who was deleted stays, once that cannot be undone any more.
  const remove = () => app.call('DELETE', `${web}/staff?gid=${lin.gid}`, { token: clinic.tokens.session });
  await remove();
  await app.done('POST', `${web}/staff/restore`, { token: clinic.tokens.session, body: { gids: [lin.gid] } });
  expect(await read(await signIn('lin'))).toEqual(view(enabled));
  await remove();
  await passUndoTime(app);
  const rows = await app.app.services.database.read(
    'saved_view',
    'SELECT owner FROM saved_view WHERE owner = ?',
    lin.gid,
  );
  expect(rows).toEqual([]);
  expect((await read(clinic.tokens.session)).views, 'those of others stay').toHaveLength(1);
});

test('views of whom an identity provider names are theirs, and not of those who share the password', async () => {
  const brought = async (personName: string) => {
    const owner = { kind: 'session', organisationGid: clinic.gid, subjectGid: null, personName } as const;
    return (await app.app.services.tokens.issue(owner)).token;
  };
  const [chen, lin] = [await brought('陳 (chen)'), await brought('林 (lin)')];
  await save(chen, view(enabled));
  expect(await read(await brought('陳 (chen)'))).toEqual(view(enabled));
  for (const token of [lin, clinic.tokens.session]) expect(await read(token)).toEqual({ views: [] });
});

test('views of one hospital are shown to nobody of another', async () => {
  const neighbour = await buildClinic(app);
  await save(clinic.tokens.session, view(enabled));
  expect(await read(neighbour.tokens.session)).toEqual({ views: [] });
});

test('a text that somebody typed is no part of a view', async () => {
  for (const value of ['"王小明"', '"A123 456"', '王小明', '{"a":1}']) {
    expect((await save(clinic.tokens.session, view({ field: 'enabled', value }))).status, value).toBe(400);
  }
});
