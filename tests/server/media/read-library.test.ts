import { afterAll, beforeAll, expect, test } from 'vitest';
import { png } from '../../running/one-pixel.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { form, mp4, openOrganisation } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let token: string;
let panels: string[];
let film: { gid: string; file: string };
let poster: { gid: string; file: string };

beforeAll(async () => {
  app = await openApp();
  ({ session: token } = await openOrganisation(app));
  const panel = async (name: string) =>
    (await app.done('POST', `${web}/panel/create/defaultPanel`, { token, body: { name } })).gid as string;
  panels = [await panel('大廳'), await panel('101 診'), await panel('102 診')];
  const upload = (name: string, type: string, file: string, bytes: Buffer) =>
    app.done('POST', `${web}/system/media`, { token, body: form({ name, type }, { file: { name: file, bytes } }) });
  film = await upload('洗手', 'video', 'hands.mp4', mp4('hands'));
  poster = await upload('海報', 'image', 'poster.png', png);
});
afterAll(() => app.close());

const copy = (gids: string[], panelGids: string[]) =>
  app.call('POST', `${web}/panel/media/copy`, { token, body: { gids, panelGids } });
const library = async () => (await app.done('GET', `${web}/panel/media/library`, { token })).data;
const mediaOf = async (panelGid: string) =>
  (await app.done('GET', `${web}/panel/media/list`, { token, query: { panelGid } })).data;

test('media are copied to several panels at once, in their order, and nothing twice', async () => {
  expect((await copy([film.gid, poster.gid], panels.slice(0, 2))).body).toEqual({ count: 4 });
  expect((await copy([poster.gid, film.gid], panels)).body).toEqual({ count: 2 });
  for (const panel of panels.slice(0, 2)) {
    const names = (await mediaOf(panel)).map(({ name }: { name: string }) => name);
    expect(names).toEqual(['洗手', '海報']);
  }
});

test('what a panel plays is copied with its volume and its times', async () => {
  const [first] = panels as [string];
  const body = { name: '衛教', type: 'video', source: 'videoSite', url: 'https://example.org/health', volume: 20 };
  const times = { days: [1, 3], from: '08:00', to: '12:00' };
  const query = { panelGid: first };
  const medium = await app.done('POST', `${web}/panel/media`, { token, query, body: { ...body, times } });
  expect((await copy([medium.gid], panels)).body).toEqual({ count: 2 });
  expect((await mediaOf(panels[2] ?? '')).at(-1)).toMatchObject({ ...body, times });
});

test('the library names each file and address once, with its size and the panels that have it', async () => {
  const items = await library();
  expect(items).toHaveLength(3);
  expect(items.find(({ name }: { name: string }) => name === '洗手')).toMatchObject({
    bankGid: film.gid,
    url: film.file,
    stored: true,
    bytes: mp4('hands').length,
    // In the order in which panels are listed: by their names.
    uses: [1, 2, 0].map((index) => ({ panelGid: panels[index], panelName: ['大廳', '101 診', '102 診'][index] })),
  });
  expect(items.find(({ name }: { name: string }) => name === '衛教')).toMatchObject({ stored: false });
});

test('what or where is unknown is said, and then nothing is copied', async () => {
  const fields = async (gids: string[], panelGids: string[]) =>
    (await copy(gids, panelGids)).body.contents.map(({ code, field }: Record<string, string>) => `${field}: ${code}`);
  expect(await fields(['nobody'], panels)).toEqual(['gids.0: reference_not_found']);
  const unused = await app.done('POST', `${web}/panel/create/defaultPanel`, { token, body: { name: '103 診' } });
  expect(await fields([film.gid], [unused.gid, 'nowhere'])).toEqual(['panelGids.1: reference_not_found']);
  expect(await mediaOf(unused.gid)).toEqual([]);
});

test('times whose last day is before the first are refused at the field', async () => {
  const body = { title: '公告', content: '請戴口罩', times: { startDate: '2026-12-02', endDate: '2026-12-01' } };
  const refused = await app.call('POST', `${web}/panel/marquee`, { token, query: { panelGid: panels[0] }, body });
  expect(refused.body.contents).toMatchObject([{ code: 'ends_before_start', field: 'times.endDate' }]);
});
