import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { openOrganisation } from '../small-clinic.ts';

const path = '/api/v1/collab/web/panel/marquee';
let app: TestApp;
let session: string;

beforeAll(async () => {
  app = await openApp();
  ({ session } = await openOrganisation(app));
});
afterAll(() => app.close());

async function newPanel(): Promise<string> {
  const body = { name: `診間 ${Math.random()}` };
  return (await app.done('POST', '/api/v1/collab/web/panel/create/defaultPanel', { token: session, body })).gid;
}
const add = async (panelGid: string, titles: string[]): Promise<string[]> => {
  const body = { items: titles.map((title) => ({ title, content: 'x' })) };
  const { data } = await app.done('POST', `${path}/bulk/create`, { token: session, query: { panelGid }, body });
  return data.map(({ gid }: { gid: string }) => gid);
};
const order = async (panelGid: string): Promise<string[]> => {
  const query = { panelGid, limit: 100 };
  const { data } = await app.done('GET', `${path}/list`, { token: session, query });
  return data.map(({ gid }: { gid: string }) => gid);
};
const sort = (panelGid: string, gids: string[]) =>
  app.call('PATCH', `${path}/sort`, { token: session, query: { panelGid }, body: { gids } });

describe('the order of records', () => {
  test('is that of their making, then as it was set', async () => {
    const panel = await newPanel();
    const gids = await add(panel, ['一', '二', '三']);
    expect(await order(panel)).toEqual(gids);
    const reversed = [...gids].reverse();
    expect((await sort(panel, reversed)).status).toBe(200);
    expect(await order(panel)).toEqual(reversed);
  });

  test('names each once, none of another parent, and leaves out none', async () => {
    const [panel, other] = [await newPanel(), await newPanel()];
    const [a = '', b = ''] = await add(panel, ['一', '二']);
    const [c = ''] = await add(other, ['三']);
    expect((await sort(panel, [a, a])).body.contents[0]).toMatchObject({ field: 'gids.1', code: 'duplicate_value' });
    expect((await sort(panel, [a, c])).status).toBe(404);
    const partial = await sort(panel, [b]);
    expect(partial.status).toBe(409);
    expect(partial.body.current).toEqual({ gids: [a, b] });
    expect(await order(panel)).toEqual([a, b]);
  });

  test('stays dense and as expected through any adding, removing and sorting', async () => {
    const command = fc.oneof(
      fc.record({ kind: fc.constant('add' as const) }),
      fc.record({ kind: fc.constant('remove' as const), at: fc.nat(20) }),
      fc.record({ kind: fc.constant('move' as const), at: fc.nat(20), to: fc.nat(20) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 12 }), async (commands) => {
        const panel = await newPanel();
        let model: string[] = [];
        for (const step of commands) {
          if (step.kind === 'add') model.push(...(await add(panel, ['x'])));
          else if (model.length > 0) {
            const [gid = ''] = model.splice(step.at % model.length, 1);
            if (step.kind === 'remove') await app.done('DELETE', path, { token: session, query: { gid } });
            else {
              model = model.toSpliced(step.to % (model.length + 1), 0, gid);
              expect((await sort(panel, model)).status).toBe(200);
            }
          }
        }
        expect(await order(panel)).toEqual(model);
        const rows = await app.app.services.database.read<{ position: number }>(
          'document',
          "SELECT position FROM document WHERE family = 'marquee' AND parent_gid = ? ORDER BY position",
          panel,
        );
        expect(rows.map(({ position }) => position)).toEqual(model.map((_, index) => index + 1));
      }),
      { numRuns: 25 },
    );
  });
});
