/** The password of somebody's account, as it is set with the record: it holds neither their names nor the hospital's. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic } from '../small-clinic.ts';

const path = '/api/v1/collab/web/staff';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

const ask = (method: string, body: object) => app.call(method, path, { token: clinic.tokens.session, body });
const codes = ({ body }: Awaited<ReturnType<typeof ask>>) =>
  body.contents?.map(({ code, field }: { code: string; field: string }) => `${field} ${code}`);
const make = (staffId: string, name: string, password: string) => ask('POST', { staffId, name, password });

test.each([
  ['the staff ID', 'ward77', '林小姐', 'ward77-8!'],
  ['the name', 'n77', 'Margaret', 'margaret-8!'],
])('%s in it is refused at the password', async (_, staffId, name, password) => {
  expect(codes(await make(staffId, name, password))).toEqual(['password password_has_name']);
});

test('a password that is changed alone holds neither the names that are stored', async () => {
  const { gid } = (await make('ward78', 'Margaret', 'seven quiet rivers')).body;
  for (const password of ['ward78-8!', 'margaret-8!'])
    expect(codes(await ask('PATCH', { gid, password }))).toEqual(['password password_has_name']);
  expect((await ask('PATCH', { gid, password: 'eight quiet rivers' })).status).toBe(200);
});

test('of a name that is changed with it, the new one counts', async () => {
  const { gid } = (await make('ward79', 'Margaret', 'seven quiet rivers')).body;
  expect(codes(await ask('PATCH', { gid, name: 'Josephine', password: 'josephine-8!' }))).toEqual([
    'password password_has_name',
  ]);
  expect((await ask('PATCH', { gid, name: 'Josephine', password: 'margaret-8!' })).status).toBe(200);
});
