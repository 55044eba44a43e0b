/** Pages are published only under numbers that devices follow: this server's own build is 0.1.0. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { ageRelease } from '../runtimes/age-release.ts';
import { bundleOf } from '../runtimes/invented-build.ts';
import { form, systemToken } from '../small-clinic.ts';

const versions = '/api/v1/collab/web/advancedSetting/version';
let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openApp({ schedule: false });
  token = await systemToken(app);
});
afterAll(() => app.close());

/** Each with a file of its own. */
const upload = async (versionNumber: string, hash: string, publishedPercent: number) => {
  const release = { versionNumber, type: 'panel', storageType: 'local', publishedPercent };
  const file = { name: 'callboard-panel.gz', bytes: await bundleOf('panel', hash) };
  return (await app.call('POST', versions, { token, body: form(release, { file }) })).body;
};
const change = async (gid: string, body: object) =>
  (await app.call('PATCH', versions, { token, body: { gid, ...body } })).body;
const refusal = { code: 'release_not_newer', field: 'publishedPercent', params: { version: '0.1.0' } };

test.each([
  ['0.0.9', 'release1'],
  ['0.1.0', 'release2'],
])('a page of number %s, which is not above the server’s own, is kept but not published', async (number, hash) => {
  expect((await upload(number, hash, 100)).contents).toMatchObject([refusal]);
  const { gid } = await upload(number, hash, 0);
  expect((await change(gid, { publishedPercent: 10 })).contents).toMatchObject([refusal]);
});

test('a page that is published does not get a number that no device would follow', async () => {
  const { gid } = await upload('9.0.0', 'release3', 100);
  expect((await change(gid, { versionNumber: '0.0.8' })).contents).toMatchObject([refusal]);
});

test('a page that the server was updated past can be described and taken back, and is not published again', async () => {
  const { gid } = await upload('8.0.0', 'release4', 100);
  await app.app.services.database.write(ageRelease, { gid, from: '8.0.0', to: '0.0.7' });
  expect(await change(gid, { comment: 'comes with the server' })).toMatchObject({ publishedPercent: 100 });
  expect(await change(gid, { publishedPercent: 0 })).toMatchObject({ publishedPercent: 0 });
  expect((await change(gid, { publishedPercent: 100 })).contents).toMatchObject([refusal]);
});
