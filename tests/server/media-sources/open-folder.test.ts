import { rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchMedium } from '#server/media-sources/fetch-medium.ts';
import { openFolderSteps } from '#server/media-sources/folder-steps.ts';
import { folderOrigin } from '#server/media-sources/open-folder.ts';
import { until } from '../printing/until.ts';
import { mp4 } from '../small-clinic.ts';
import { type MediaHall, openMediaHall } from './media-hall.ts';

let hall: MediaHall;
beforeAll(async () => {
  hall = await openMediaHall();
});
afterAll(() => hall.close());
beforeEach(() => hall.begin());
afterEach(() => hall.end());

describe('a medium in the folder of the server', () => {
  const place = (...names: string[]) => join(hall.folder, hall.orgGid, ...names);

  test('is fetched, followed as it changes, and told when it is gone', async () => {
    await writeFile(place('洗手.mp4'), mp4('folder'));
    const gid = await hall.add({ source: 'localhost', path: '洗手.mp4' });
    await hall.inState(gid, 'ready');
    expect(await hall.played()).toBe(mp4('folder').toString());
    await writeFile(place('洗手.mp4'), mp4('edited'));
    await utimes(place('洗手.mp4'), 1_800_000_000, 1_800_000_000);
    hall.later();
    await until(async () => (await hall.played()) === mp4('edited').toString() || undefined);
    await rm(place('洗手.mp4'));
    hall.later();
    await hall.inState(gid, 'gone');
    expect(await hall.played()).toBe(mp4('edited').toString());
  });

  test('is its own: no path and no link leads out of it', async () => {
    await writeFile(join(hall.folder, 'others.mp4'), mp4('others'));
    await symlink(join(hall.folder, 'others.mp4'), place('link.mp4'));
    for (const path of ['../others.mp4', 'link.mp4', 'films/../../others.mp4']) {
      const state = (await hall.inState(await hall.add({ source: 'localhost', path }), 'notAllowed', 'gone')).state;
      expect([path, state]).toEqual([path, 'notAllowed']);
    }
    expect(await hall.shown()).toEqual([]);
  });

  test('that is still being copied there is not taken for the film, and does not replace the one that plays', async () => {
    const whole = Buffer.concat([mp4('whole'), Buffer.alloc(200_000, 'film')]);
    const begun = Buffer.concat([mp4('begun'), Buffer.alloc(200_000)]);
    await writeFile(place('copied.mp4'), begun);
    const origin = folderOrigin(hall.folder, hall.orgGid, 'copied.mp4', openFolderSteps());
    const { files } = hall.app.app.services;
    const copying = {
      store: (part: Parameters<typeof files.store>[0], rule: Parameters<typeof files.store>[1]) =>
        files.store({ ...part, file: Readable.from(copiedAtItsEnd(part.file)) }, rule),
    };
    // A copy has its full length at once, and its content in the end.
    async function* copiedAtItsEnd(file: AsyncIterable<Buffer>) {
      let taken = 0;
      for await (const chunk of file) {
        taken += chunk.length;
        if (taken === begun.length) await writeFile(place('copied.mp4'), whole);
        yield chunk;
      }
    }
    const { signal } = new AbortController();
    expect(await fetchMedium(origin, '', copying, signal)).toEqual({ end: 'changing' });
    expect(await fetchMedium(origin, '', files, signal)).toMatchObject({ end: 'kept', file: { bytes: whole.length } });
  });
});
