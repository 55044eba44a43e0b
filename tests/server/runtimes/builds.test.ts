/** What becomes of the files of a release when it is published no longer. */
import { expect, test } from 'vitest';
import { openApp } from '../open-app.ts';
import { form, systemToken } from '../small-clinic.ts';
import { bundleOf } from './invented-build.ts';

const versions = '/api/v1/collab/web/advancedSetting/version';

test('a page that runs a release still gets its files when that is taken back, and when it is deleted', async (context) => {
  const app = await openApp({ schedule: false });
  context.onTestFinished(() => app.close());
  const token = await systemToken(app);
  const release = { versionNumber: '9.0.0', type: 'panel', storageType: 'local', publishedPercent: 100 };
  const file = { name: 'callboard-panel.gz', bytes: await bundleOf('panel', 'release1') };
  const { gid } = await app.done('POST', versions, { token, body: form(release, { file }) });
  const script = async () => {
    const { statusCode, body } = await app.app.server.inject({ url: '/assets/display/index-release1.js' });
    return [statusCode, body];
  };
  const whole = [200, "console.log('release1');"];
  expect(await script()).toEqual(whole);
  await app.done('PATCH', versions, { token, body: { gid, publishedPercent: 0 } });
  expect(await script()).toEqual(whole);
  await app.done('DELETE', versions, { token, query: { gid } });
  expect(await script()).toEqual(whole);
});
