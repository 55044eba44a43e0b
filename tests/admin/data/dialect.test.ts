import simpleRestProvider from 'ra-data-simple-rest';
import { describe, expect, test } from 'vitest';
import { type CallMeta, createDialect } from '#admin/data/dialect.ts';

type Sent = { id: string; path?: object; query?: object; body?: object };

/** The provider over a server that answers as told, and what was sent to it. */
function speak(answer: unknown, meta?: CallMeta) {
  const sent: Sent[] = [];
  const provider = simpleRestProvider(
    '',
    createDialect(async (id, { path, query, body }) => {
      sent.push({ id, ...(path && { path }), ...(query && { query }), ...(body ? { body } : {}) });
      return answer;
    }, meta),
  );
  return { provider, sent };
}

const page = (data: object[], count = data.length) => ({ data, paging: { page: 1, totalPage: 1, count, limit: 10 } });
const pagination = { page: 3, perPage: 25 };
const byName = { field: 'name', order: 'DESC' as const };

describe('a list', () => {
  test('asks by page and limit, with sort, search and filters, and takes the count from the body', async () => {
    const { provider, sent } = speak(page([{ gid: 'p001', name: 'Lobby' }], 51));
    const answer = await provider.getList('management', {
      pagination,
      sort: byName,
      filter: { q: 'lob', status: 'pause' },
    });
    expect(sent).toEqual([
      {
        id: 'listPanel',
        query: { page: 3, limit: 25, sort: 'name', order: 'desc', search: 'lob', status: 'pause' },
      },
    ]);
    expect(answer).toEqual({ data: [{ gid: 'p001', id: 'p001', name: 'Lobby' }], total: 51 });
  });

  test('below a panel names the panel, which never enters a record', async () => {
    const { provider, sent } = speak(page([{ gid: 'm001' }]));
    const answer = await provider.getList('management/p001/media', { pagination, sort: byName, filter: {} });
    expect(sent[0]).toMatchObject({ id: 'listMedia', query: { panelGid: 'p001' } });
    expect(answer.data).toEqual([{ gid: 'm001', id: 'm001' }]);
  });

  test('in its stored order asks for no other', async () => {
    const { provider, sent } = speak(page([]));
    const sort = { field: 'position', order: 'ASC' as const };
    await provider.getList('management/p001/announcement', { pagination, sort, filter: {} });
    expect(sent[0]?.query).toEqual({ panelGid: 'p001', page: 3, limit: 25 });
  });

  test('of chosen records asks for their gids', async () => {
    const { provider, sent } = speak(page([{ gid: 'g001' }, { gid: 'g002' }]));
    await provider.getMany('panel-group-management', { ids: ['g001', 'g002'] });
    expect(sent).toEqual([{ id: 'listPanelGroup', query: { gids: ['g001', 'g002'], limit: 2 } }]);
  });
});

describe('one record', () => {
  test('is read by its gid', async () => {
    const { provider, sent } = speak({ gid: 's001', name: 'Lin' });
    expect((await provider.getOne('staff', { id: 's001' })).data).toEqual({ gid: 's001', id: 's001', name: 'Lin' });
    expect(sent).toEqual([{ id: 'getStaff', query: { gid: 's001' } }]);
  });

  test('of a list in a tab of another page is read and made like any other', async () => {
    const { provider, sent } = speak({ gid: 'v001' });
    await provider.getOne('system/voice', { id: 'v001' });
    await provider.create('system/voice/group', { data: { name: '叫號' } });
    expect(sent).toEqual([
      { id: 'getVoice', query: { gid: 'v001' } },
      { id: 'createVoiceGroup', query: {}, body: { name: '叫號' } },
    ]);
  });

  test('is created below its panel', async () => {
    const { provider, sent } = speak({ gid: 'q001', title: 'Flu' });
    const { data } = await provider.create('management/p001/announcement', { data: { title: 'Flu' } });
    expect(sent).toEqual([{ id: 'createMarquee', query: { panelGid: 'p001' }, body: { title: 'Flu' } }]);
    expect(data.id).toBe('q001');
  });

  test('is created at the path of its type', async () => {
    const { provider, sent } = speak({ gid: 'p001' }, { path: { panelType: 'defaultPanel' } });
    await provider.create('management', { data: { name: '101' } });
    expect(sent[0]).toMatchObject({ id: 'createPanel', path: { panelType: 'defaultPanel' }, body: { name: '101' } });
  });

  test('is changed by a patch that carries the gid in the body', async () => {
    const { provider, sent } = speak({ gid: 's001' });
    await provider.update('staff', { id: 's001', data: { name: 'Lin' }, previousData: { id: 's001' } });
    expect(sent).toEqual([{ id: 'updateStaff', query: {}, body: { name: 'Lin', gid: 's001' } }]);
  });

  test('is deleted by the gid in the query, with what the call adds', async () => {
    const { provider, sent } = speak({ count: 1 }, { query: { name: 'Lobby' } });
    await provider.delete('management', { id: 'p001' });
    expect(sent).toEqual([{ id: 'deletePanel', query: { gid: 'p001', name: 'Lobby' } }]);
  });
});

test('a resource without the call refuses instead of inventing an address', async () => {
  const { provider } = speak({});
  await expect(provider.create('appointment-list', { data: {} })).rejects.toThrow('appointment has no call to create');
  await expect(provider.getOne('unheard-of', { id: '1' })).rejects.toThrow('"unheard-of" is no resource');
});
