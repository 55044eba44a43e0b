/**
 * A panel type that nobody has thought of, made as CONTRIBUTING.md says: a command, its JSON, its texts. In a copy of the
 * tree its types and style are clean, and it stands in a hall without a line of TypeScript.
 */
import { spawnSync } from 'node:child_process';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { expectPage } from '../../browser/expect-page.ts';
import { launchBrowser } from '../../browser/launch.ts';
import { type RunningServer, startServer } from '../../running/server.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import { copyTree, type TreeCopy } from '../hospital/copy-tree.ts';
import { type Hospital, organisationPassword, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';

type Json = Record<string, unknown>;
interface PanelType {
  properties: Record<string, object>;
  'x-panel': { layout: { root: Json } };
}

let tree: TreeCopy;
let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let panel: { gid: string; exclusiveUrl?: string };
let hall: Page;

const type = 'wayPanel' as 'groupLobbyPanel';
const labels = { arrow: '箭頭方向', columns: '並排隊列數', tone: '文字顏色' };
const settings = (change: object) =>
  hospital.api.call('updatePanel', {
    path: { panelType: type },
    body: { gid: panel.gid, settings: { arrow: 'upRight', columns: 3, tone: 'attention', ...change } as never },
  });

beforeAll(async () => {
  tree = await copyTree();
  const asked = [
    'The way to the counters of some queues.',
    'GroupLobbyPanel',
    'Way to the counters',
    'ป้ายบอกทาง',
    '櫃檯指引',
    '',
  ];
  const made = spawnSync(process.execPath, ['codegen/new-panel-type.ts', 'WayPanel'], {
    cwd: tree.root,
    input: asked.join('\n'),
    encoding: 'utf8',
  });
  expect(made.status, made.stderr).toBe(0);
  await tree.editJson<PanelType>('schemas/panel-types/WayPanel.json', ({ properties, 'x-panel': { layout } }) => {
    properties.arrow = { $ref: 'ArrowDirection.json', 'x-section': 'layout' };
    properties.tone = { $ref: 'Tone.json', 'x-section': 'layout' };
    properties.columns = {
      description: 'Queues beside each other.',
      type: 'integer',
      minimum: 1,
      maximum: 4,
      default: 3,
      'x-section': 'layout',
    };
    layout.root = way;
  });
  for (const locale of ['zh-TW', 'en-US', 'th']) {
    await tree.editJson<{ fields: Json }>(`locales/${locale}.json`, ({ fields }) => {
      Object.assign(fields.WayPanel as Json, labels);
    });
  }
  tree.node('node_modules/@biomejs/biome/bin/biome', 'format', '--write', 'schemas', 'locales');
  tree.node('codegen/main.ts');
  for (const part of ['admin', 'display'])
    tree.node('node_modules/vite/bin/vite.js', 'build', '--mode', part, '--logLevel', 'warn');
});
beginWith(async () => {
  await end();
  [server, browser] = await Promise.all([startServer({ root: tree.root }), launchBrowser()]);
  hospital = await setUpHospital(server, []);
});
afterAll(async () => {
  await end();
  await tree?.remove();
});

async function end(): Promise<void> {
  await Promise.all([browser?.close(), server?.stop()]);
}

/** An arrow and a text above, a column for each queue below. */
const way = {
  type: 'box',
  flow: 'column',
  pad: 3,
  space: 3,
  children: [
    {
      type: 'box',
      flow: 'row',
      space: 3,
      place: { vmin: 20 },
      children: [
        { type: 'arrow', directionFrom: 'settings.arrow', tone: 'primary', place: { vmin: 20 } },
        { type: 'text', text: '{{settings.headline|or:@goToCounter}}', textSize: 8, toneFrom: 'settings.tone' },
      ],
    },
    {
      type: 'box',
      flow: 'row',
      space: 3,
      repeat: 'groups',
      most: 'settings.columns',
      children: [{ type: 'groupColumn', group: 'item', next: 'settings.showNext' }],
    },
  ],
};

journey('a panel type of arrow and three queue columns', (step) => {
  step('its types and style are clean', () => {
    tree.node('node_modules/typescript/bin/tsc', '-p', '.');
    tree.node(
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      'schemas',
      'locales',
      'generated',
      '--max-diagnostics=5',
    );
  });

  step('a hall with three groups shows it', async () => {
    const { api } = hospital;
    for (const [index, name] of ['批價', '掛號', '領藥'].entries()) {
      const { gid } = await api.call('createPanel', {
        path: { panelType: 'defaultPanel' },
        body: { name: `${name}櫃檯`, counterName: `${index + 1} 號櫃檯`, callingMode: 3 },
      });
      const startingNumber = (index + 1) * 1000 + 1;
      await api.call('createPanelGroup', { body: { name, panelMode: 0, startingNumber, members: [gid] } });
    }
    panel = await api.call('createPanel', { path: { panelType: type }, body: { name: '大廳指引' } });
    await settings({});
    hall = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    await hall.goto(new URL(panel.exclusiveUrl ?? '', server.url).href);
    await expectPage(hall.locator('.group-head')).toHaveCount(3);
    await expectPage(hall.locator('.arrow path')).toHaveAttribute('transform', 'rotate(315 12 12)');
    await expectPage(hall.locator('.text-line.tone-attention')).toHaveText('請到櫃檯');
  });

  step('its settings stand in the form by their names, and what is saved there shows at once', async () => {
    const page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
    await page.goto(`${server.url}/admin/${hospital.orgGid}/management/${panel.gid}/general`);
    for (const label of Object.values(labels))
      await page.getByText(label, { exact: true }).first().waitFor({ state: 'attached' });
    await settings({ arrow: 'left', columns: 2 });
    await expectPage(hall.locator('.group-head')).toHaveCount(2);
    await expectPage(hall.locator('.arrow path')).toHaveAttribute('transform', 'rotate(180 12 12)');
  });
});
