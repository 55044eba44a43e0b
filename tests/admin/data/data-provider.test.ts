import { expect, test } from 'vitest';
import { createDataProvider } from '#admin/data/data-provider.ts';

function over(answer: (id: string, input: { query?: { page?: number } }) => unknown) {
  const sent: { id: string; input: object }[] = [];
  const provider = createDataProvider(async (id, input) => {
    sent.push({ id, input });
    return answer(id, input);
  });
  return { provider, sent };
}

const media = 'management/p001/media';

test('a change carries the version that it was based on', async () => {
  const { provider, sent } = over(() => ({ gid: 's001', version: 5 }));
  await provider.update('staff', { id: 's001', data: { name: 'Lin' }, previousData: { id: 's001', version: 4 } });
  expect(sent[0]?.input).toMatchObject({ body: { gid: 's001', version: 4, name: 'Lin' } });
});

test('a panel is changed at the path of its type', async () => {
  const { provider, sent } = over(() => ({ gid: 'p001', version: 2 }));
  const previousData = { id: 'p001', version: 1, type: 'clinicsLobbyPanel' };
  await provider.update('management', { id: 'p001', data: { name: 'Hall' }, previousData });
  expect(sent[0]).toMatchObject({ id: 'updatePanel', input: { path: { panelType: 'clinicsLobbyPanel' } } });
});

test('many records are changed and deleted by one call each', async () => {
  const { provider, sent } = over(() => ({ count: 2, data: [] }));
  await provider.updateMany(media, { ids: ['m001', 'm002'], data: { enabled: false } });
  await provider.deleteMany(media, { ids: ['m001', 'm002'] });
  expect(sent).toEqual([
    {
      id: 'bulkUpdateMedia',
      input: {
        body: {
          items: [
            { gid: 'm001', enabled: false },
            { gid: 'm002', enabled: false },
          ],
        },
      },
    },
    { id: 'bulkDeleteMedia', input: { body: { gids: ['m001', 'm002'] } } },
  ]);
});

test('many are changed though another has removed some of them meanwhile', async () => {
  let calls = 0;
  const { provider, sent } = over((id) => {
    if (id === 'listMedia') return { data: [{ gid: 'm003' }, { gid: 'm001' }], paging: { count: 2 } };
    calls += 1;
    if (calls === 1) throw Object.assign(new Error('not found'), { status: 404 });
    return { count: 2 };
  });
  const changed = await provider.updateMany(media, { ids: ['m001', 'm002', 'm003'], data: { enabled: true } });
  expect(changed).toEqual({ data: ['m001', 'm003'] });
  expect(sent.at(-1)?.input).toEqual({
    body: {
      items: [
        { gid: 'm001', enabled: true },
        { gid: 'm003', enabled: true },
      ],
    },
  });
});

test('more records than one call takes are changed and brought back by several', async () => {
  const { provider, sent } = over(() => ({ count: 2, data: [] }));
  const ids = Array.from({ length: 1001 }, (_, index) => `m${index}`);
  await provider.updateMany(media, { ids: ids.slice(0, 101), data: { enabled: false } });
  await provider.restore(media, { ids });
  const sizes = sent.map(({ id, input }) => {
    const { items, gids } = (input as { body: { items?: unknown[]; gids?: unknown[] } }).body;
    return [id, (items ?? gids)?.length];
  });
  expect(sizes).toEqual([
    ['bulkUpdateMedia', 100],
    ['bulkUpdateMedia', 1],
    ...[500, 500, 1].map((size) => ['restoreMedia', size]),
  ]);
});

test('a family switches, sorts, enables and disables with its own verbs', async () => {
  const { provider, sent } = over(() => ({ gid: 'm001', count: 3 }));
  await provider.toggle(media, { record: { id: 'm001', version: 2 }, enabled: true });
  await provider.sort(media, { gids: ['m002', 'm001'] });
  await provider.enableAll(media);
  await provider.disableAll(media);
  expect(sent).toEqual([
    { id: 'toggleMedia', input: { body: { gid: 'm001', enabled: true, version: 2 } } },
    { id: 'sortMedia', input: { query: { panelGid: 'p001' }, body: { gids: ['m002', 'm001'] } } },
    { id: 'enableAllMedia', input: { query: { panelGid: 'p001' } } },
    { id: 'disableAllMedia', input: { query: { panelGid: 'p001' } } },
  ]);
});

test('a list that grows in front while it is read has each record once, and the last too', async () => {
  const gids = Array.from({ length: 230 }, (_, index) => ({ gid: `r${index}` }));
  const before = gids.map(({ gid }) => gid);
  const { provider } = over((_, { query }) => {
    const start = ((query?.page ?? 1) - 1) * 100;
    const page = { data: gids.slice(start, start + 100), paging: { count: gids.length } };
    gids.unshift(...Array.from({ length: 50 }, (_, index) => ({ gid: `since ${start} ${index}` })));
    return page;
  });
  const { data } = await provider.getAll('accessLog', { sort: { field: 'createdAt', order: 'DESC' } });
  expect(data.map(({ id }) => String(id)).filter((id) => id.startsWith('r'))).toEqual(before);
});

test('a whole list is read page after page until it is complete', async () => {
  const gids = Array.from({ length: 230 }, (_, index) => ({ gid: `r${index}` }));
  const { provider, sent } = over((_, { query }) => {
    const start = ((query?.page ?? 1) - 1) * 100;
    return { data: gids.slice(start, start + 100), paging: { count: gids.length } };
  });
  const { data } = await provider.getAll('staff', { filter: { enabled: true } });
  expect(data.map(({ id }) => id)).toEqual(gids.map(({ gid }) => gid));
  expect(sent).toHaveLength(3);
  expect(sent[2]?.input).toMatchObject({ query: { page: 3, limit: 100, enabled: true } });
});
