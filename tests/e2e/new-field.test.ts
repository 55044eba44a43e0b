/** A property added to a schema, with its texts, is everywhere: no other file is edited. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { expectPage } from '../browser/expect-page.ts';
import type { RunningServer } from '../running/server.ts';
import { openAdmin } from './hospital/admin-page.ts';
import { copyTree, type TreeCopy } from './hospital/copy-tree.ts';
import { administrator, type Hospital, organisationPassword, setUpHospital } from './hospital/set-up-hospital.ts';
import { beginWith, journey } from './journey.ts';
import { openProduct } from './open-product.ts';

type Texts = { fields: { Marquee: Record<string, string> } };
type Schema = { properties: Record<string, object> };
type AnyRecord = Record<string, unknown>;

const label = '播放遍數';
let tree: TreeCopy;
let server: RunningServer;
let browser: Browser;
let hospital: Hospital;

beforeAll(async () => {
  tree = await copyTree();
  await tree.editJson<Schema>('schemas/entities/Marquee.json', ({ properties }) => {
    properties.rounds = { type: 'integer', minimum: 1, maximum: 9, default: 2, description: 'How often it runs.' };
  });
  const texts = { 'zh-TW': label, 'en-US': 'Rounds', th: 'จำนวนรอบ' };
  for (const [locale, text] of Object.entries(texts)) {
    await tree.editJson<Texts>(`locales/${locale}.json`, ({ fields }) => {
      fields.Marquee.rounds = text;
    });
  }
  tree.node('codegen/main.ts');
  tree.node('node_modules/vite/bin/vite.js', 'build', '--mode', 'admin', '--logLevel', 'warn');
});
// Registered before what runs in the tree, and so called after it has ended.
afterAll(() => tree?.remove());
beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened, { root: tree.root }));
  hospital = await setUpHospital(server, ['101']);
});

function panelGid(): string {
  return hospital.rooms[0]?.panel.gid ?? '';
}

async function marquees(): Promise<AnyRecord[]> {
  return (await hospital.api.call('listMarquee', { query: { panelGid: panelGid() } })).data as AnyRecord[];
}

journey('a property added to a schema, with its texts, is everywhere', (step) => {
  step('the API takes the field, fills in its default and keeps its limits', async () => {
    const create = (extra: object) =>
      hospital.api.call('createMarquee', {
        query: { panelGid: panelGid() },
        body: { title: '流感', content: '流感疫苗開打', ...extra },
      });
    expect(await create({ rounds: 3 })).toMatchObject({ rounds: 3 });
    expect(await create({ title: '口罩' })).toMatchObject({ rounds: 2 });
    await expect(create({ rounds: 10 })).rejects.toMatchObject({
      status: 400,
      contents: [{ field: 'rounds', code: 'cannot_exceed', params: { number: 9 }, message: 'Must be 9 or less' }],
    });
  });

  step('the list shows it and the form changes it', async () => {
    const page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
    await page.goto(`${server.url}/admin/${hospital.orgGid}/management/${panelGid()}/announcement`);
    await page.getByRole('columnheader', { name: label }).waitFor();
    await page.getByText('流感', { exact: true }).click();
    const input = page.locator('[data-field$=rounds] input').first();
    await expectPage(input).toHaveValue('3');
    await input.fill('7');
    await page.locator('form button[type=submit]').click();
    await expect.poll(async () => (await marquees()).map(({ rounds }) => rounds)).toContain(7);
  });

  step('the stored record holds it', async () => {
    await server.kill9();
    await server.restart();
    hospital.api = await administrator(server, hospital.orgGid);
    expect((await marquees()).map(({ title, rounds }) => [title, rounds])).toEqual([
      ['流感', 7],
      ['口罩', 2],
    ]);
  });
});
