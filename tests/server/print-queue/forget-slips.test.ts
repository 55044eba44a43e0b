import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, fillRoom, organisationPassword } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
const day = 24 * 60 * 60 * 1000;
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

test('the slips of a patient who is erased go, and those of others stay', async () => {
  // It asks for its slips, and never does.
  const body = { name: '雲端', kind: 'cloud', panels: [clinic.room.gid] };
  await app.done('POST', `${web}/system/printer`, { token: clinic.tokens.session, body });
  await fillRoom(app, clinic);
  const labels = async (token: string) =>
    (await app.done('GET', `${web}/printing/job/list`, { token })).data.map(({ label }: { label: string }) => label);
  expect(await labels(clinic.tokens.session)).toEqual(['005', '004', '003', '002', '001']);
  app.time.now += 2 * day;
  const { token } = await app.done('POST', `${web}/organization/login`, {
    body: { orgGid: clinic.gid, password: organisationPassword },
  });
  const identifier = 'P100000003';
  await app.done('POST', `${web}/personalData/erase`, { token, body: { identifier, confirmation: identifier } });
  expect(await labels(token)).toEqual(['005', '004', '002', '001']);
});
