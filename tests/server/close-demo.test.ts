import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownPasswords } from '#demo/access.ts';
import { organisation as hospital } from '#demo/hospital/organisation.ts';
import { closeDemo } from '#server/close-demo.ts';
import { markDemo } from '#server/organisations/demo.ts';
import { openApp, type TestApp } from './open-app.ts';
import { systemToken } from './small-clinic.ts';

const web = '/api/v1/collab/web';
let app: TestApp;

beforeAll(async () => {
  app = await openApp();
  const { gid, name } = hospital;
  const body = { gid, name, type: 'clinic', password: knownPasswords.organisation };
  await app.done('POST', `${web}/advancedSetting/organization/create`, { token: await systemToken(app), body });
  const { token } = await administrator(knownPasswords.organisation);
  for (const [staffId, password] of [
    ['n101', knownPasswords.staff],
    ['n103', 'a ward of her own'],
  ])
    await app.done('POST', `${web}/staff`, { token, body: { staffId, name: '護理師', password } });
});
afterAll(() => app.close());

const login = async (path: string, body: object) => (await app.call('POST', `${web}/${path}/login`, { body })) as never;
const administrator = async (password: string) =>
  (await app.call('POST', `${web}/organization/login`, { body: { orgGid: hospital.gid, password } })).body;
const nurse = (staffId: string, password: string) => login('staff', { orgGid: hospital.gid, staffId, password });

test('an organisation that is not the demo keeps its passwords, whatever they are', async () => {
  expect(await closeDemo(app.app)).toEqual([]);
  expect((await administrator(knownPasswords.organisation)).token).toBeDefined();
});

test('the demo gets others in place of those in the sources, told once; what somebody changed stays', async () => {
  await app.app.services.database.write(markDemo, { organisationGid: hospital.gid });
  const told = (await closeDemo(app.app)).join('\n');
  const [, own = ''] = /organisation demo, password (\S+)/.exec(told) ?? [];
  const [, staff = ''] = /staff n101, password (\S+)/.exec(told) ?? [];
  expect((await administrator(own)).token).toBeDefined();
  expect(await nurse('n101', staff)).toMatchObject({ status: 200 });
  expect(await nurse('n103', 'a ward of her own')).toMatchObject({ status: 200 });
  expect((await administrator(knownPasswords.organisation)).token).toBeUndefined();
  expect(await nurse('n101', knownPasswords.staff)).toMatchObject({ status: 400 });
  expect(await closeDemo(app.app)).toEqual([]);
});
