import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { openOrganisation } from '../small-clinic.ts';

const path = '/api/v1/collab/web/panel/media';
let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const step = fc.record({
  verb: fc.constantFrom('create', 'update', 'toggle', 'delete', 'disable/all', 'enable/all'),
  type: fc.constantFrom('image', 'others'),
  enabled: fc.boolean(),
  which: fc.nat(),
});

test('a list says how many there are after any making, changing, switching and removing, whatever the filter', async () => {
  const { session: token } = await openOrganisation(app);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const panel = await app.done('POST', '/api/v1/collab/web/panel/create/defaultPanel', {
        token,
        body: { name: `p${Math.random()}` },
      });
      const query = { panelGid: panel.gid };
      const url = 'https://example.org/v';
      for (const { verb, type, enabled, which } of steps) {
        const { data } = await app.done('GET', `${path}/list`, { token, query: { ...query, limit: 100 } });
        const { gid } = data[which % Math.max(1, data.length)] ?? {};
        if (verb === 'create') {
          const body = { name: 'm', type, source: 'videoSite', url, enabled };
          await app.done('POST', path, { token, query, body });
        } else if (verb.endsWith('/all')) await app.done('PATCH', `${path}/${verb}`, { token, query });
        else if (gid && verb === 'update') await app.done('PATCH', path, { token, body: { gid, type } });
        else if (gid && verb === 'toggle') await app.done('PATCH', `${path}/toggle`, { token, body: { gid, enabled } });
        else if (gid) await app.done('DELETE', path, { token, query: { gid } });
      }
      for (const filter of [{}, { type: 'image' }, { type: 'others' }, { enabled: true }, { enabled: false }]) {
        const { data, paging } = await app.done('GET', `${path}/list`, {
          token,
          query: { ...query, limit: 100, ...filter },
        });
        expect(data).toHaveLength(paging.count);
        for (const record of data) expect(record).toMatchObject(filter);
      }
      const all = await app.done('GET', `${path}/list`, { token, query });
      const on = await app.done('GET', `${path}/list`, { token, query: { ...query, enabled: true } });
      const off = await app.done('GET', `${path}/list`, { token, query: { ...query, enabled: false } });
      expect(on.paging.count + off.paging.count).toBe(all.paging.count);
    }),
    { numRuns: 12 },
  );
});
