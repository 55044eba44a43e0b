import { afterAll, beforeAll, expect, test } from 'vitest';
import { organisation as hospital } from '#demo/hospital/organisation.ts';
import { demoTokens, isDemoRemoved, isUnmarkedDemo, markDemo } from '#server/organisations/demo.ts';
import { giveUpOrganisation } from '#server/organisations/removal-commands.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { organisationPassword, systemToken } from '../small-clinic.ts';

const web = '/api/v1/collab/web';

let app: TestApp;
let session: string;
beforeAll(async () => {
  app = await openApp();
  const { gid, name } = hospital;
  const body = { gid, name, type: 'clinic', password: organisationPassword };
  await app.done('POST', `${web}/advancedSetting/organization/create`, { token: await systemToken(app), body });
  const signIn = { orgGid: gid, password: organisationPassword };
  session = (await app.done('POST', `${web}/organization/login`, { body: signIn })).token;
});
afterAll(() => app.close());

const general = () => app.done('GET', `${web}/organization/general`, { token: session });

test('the demo hospital says so on its screens, and nobody in it can make it say so or stop', async () => {
  const { database } = app.app.services;
  expect(await database.query(isUnmarkedDemo())).toBe(true);
  const tried = { token: session, body: { gid: hospital.gid, demo: true } };
  expect((await app.call('PATCH', `${web}/organization/general`, tried)).status).toBe(400);
  await database.write(markDemo, { organisationGid: hospital.gid });
  expect(await database.query(isUnmarkedDemo())).toBe(false);
  expect(await general()).toMatchObject({ demo: true });
  await app.done('PATCH', `${web}/organization/general`, {
    token: session,
    body: { gid: hospital.gid, language: 'th' },
  });
  expect(await general()).toMatchObject({ demo: true, language: 'th' });
  const create = `${web}/panel/create/defaultPanel`;
  const panel = await app.done('POST', create, { token: session, body: { name: '101', callingMode: 1 } });
  const view = await app.done('GET', `${web}/panel/view`, { token: session, query: { panelGid: panel.gid } });
  expect(view.organisation).toMatchObject({ demo: true });
});

test('the server comes into it by tokens of its own, whatever its passwords are', async () => {
  const { database, tokens } = app.app.services;
  const tokenOf = demoTokens(database, tokens);
  const token = await tokenOf({ kind: 'session' });
  expect((await app.call('GET', `${web}/organization/general`, { token: token ?? '' })).status).toBe(200);
  expect(await tokenOf({ kind: 'staff', staffId: 'nobody' })).toBeUndefined();
});

test('once the provider has removed it, it does not come back by itself', async () => {
  const { database } = app.app.services;
  expect(await isDemoRemoved(database)).toBe(false);
  await database.write(giveUpOrganisation, { gid: hospital.gid, name: hospital.name, force: false });
  expect(await isDemoRemoved(database)).toBe(true);
  expect(await demoTokens(database, app.app.services.tokens)({ kind: 'session' })).toBeUndefined();
});
