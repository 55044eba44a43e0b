/** A screen that runs a release is reloaded while the database is away. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Refusal } from '#server/errors/refusal.ts';
import { openFleet } from '../fleet/fleet-hospital.ts';
import { openApp } from '../open-app.ts';
import { form, systemToken } from '../small-clinic.ts';
import { buildOf, bundleOf } from './invented-build.ts';

const web = '/api/v1/collab/web';

test('it gets this server’s own build, and its release again afterwards', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-dist-'));
  mkdirSync(join(folder, 'display'));
  for (const [name, bytes] of buildOf('panel', 'ownbuild')) writeFileSync(join(folder, 'display', name), bytes);
  const app = await openApp({ schedule: false, dist: pathToFileURL(`${folder}/`) });
  onTestFinished(async () => {
    await app.close();
    rmSync(folder, { recursive: true, maxRetries: 10 });
  });
  const provider = await systemToken(app);
  const publish = async (versionNumber: string, build: string, publishedPercent: number) => {
    const said = { versionNumber, type: 'panel', storageType: 'local', publishedPercent };
    const file = { name: 'callboard-panel.gz', bytes: await bundleOf('panel', build) };
    await app.done('POST', `${web}/advancedSetting/version`, { token: provider, body: form(said, { file }) });
  };
  await publish('9.0.0', 'release1', 100);
  const { clinic } = await openFleet(app);
  const body = {
    ...{ screen: 'screen0001', epoch: 'e', seq: 1, layout: 'defaultPanel', numbers: [], sound: 'ready', errors: [] },
    ...{ engine: 'Chrome/64', features: [], width: 1920, height: 1080, receipts: [], runtime: 'ownbuild' },
    ...{ startedAt: app.time.now, sentAt: app.time.now },
  };
  const told = await app.call('POST', `${web}/panel/device/heartbeat`, { token: clinic.tokens.panel, body });
  const cookie = [told.headers['set-cookie'] ?? []].flat().map((line) => String(line).split(';')[0]);
  const load = async () => {
    const headers = { accept: 'text/html,*/*;q=0.8', cookie: cookie.join('; ') };
    const { statusCode, body } = await app.app.server.inject({ url: '/panel/abcd', headers });
    return [statusCode, /\/index-(\w{8})\.js/.exec(body)?.[1]];
  };
  expect(await load()).toEqual([200, 'release1']);

  // With another one the published releases are to be read again.
  await publish('9.1.0', 'release2', 0);
  const query = vi.spyOn(app.app.services.database, 'query');
  query.mockRejectedValue(new Refusal({ code: 'storage_unavailable' }));
  expect(await load()).toEqual([200, 'ownbuild']);
  query.mockRestore();
  expect(await load()).toEqual([200, 'release1']);
});
