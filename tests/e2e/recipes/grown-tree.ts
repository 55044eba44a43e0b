import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { copyTree, type TreeCopy } from '../hospital/copy-tree.ts';
import { loan, shapes, texts } from './every-word.ts';
import { wayLabels, wayLayout, waySettings } from './way-panel.ts';

type Json = Record<string, unknown>;

export interface GrownTree extends TreeCopy {
  /** What the compiler has to say; empty where nothing is wrong. */
  types: Promise<string>;
}

/** The one text of the new language that somebody has translated. */
export const japanese = 'カウンターへどうぞ';

/**
 * A copy of the tree in which somebody has followed three recipes of CONTRIBUTING.md, each by its command: a language, a kind
 * of record, a panel type. Nobody writes a line of TypeScript. All three share one build.
 */
export async function growTree(): Promise<GrownTree> {
  const tree = await copyTree();
  const command = (name: string, argument: string, answers: string[]) => {
    const made = spawnSync(process.execPath, [`codegen/new-${name}.ts`, argument], {
      cwd: tree.root,
      input: `${answers.join('\n')}\n`,
      encoding: 'utf8',
    });
    expect(made.status, made.stdout + made.stderr).toBe(0);
  };
  command('language', 'ja', ['日本語', '', 'Noto Sans JP', '', 'english', '', '']);
  const locales = ['zh-TW', 'en-US', 'th', 'ja'];
  // In the order of the files: en-US, ja, th, zh-TW.
  const called = [
    ['Loan', 'Loans', 'Name', 'In use', 'Things that patients borrow.'],
    ['貸出品', '名称', '使用中', '患者に貸し出す物です。'],
    ['ของให้ยืม', 'ชื่อ', 'ใช้งาน', 'สิ่งของให้ผู้ป่วยยืม'],
    ['借用品', '名稱', '啟用', '供病人借用的物品。'],
  ];
  command('entity', 'Loan', ['A thing that a hospital lends', '', 'yes', 'yes', '', ...called.flat()]);
  const way = ['Way to the counters', '', '窓口案内', '', 'ป้ายบอกทาง', '', '櫃檯指引', ''];
  command('panel-type', 'WayPanel', ['The way to the counters of some queues.', 'GroupLobbyPanel', ...way]);

  for (const [path, shape] of Object.entries(shapes)) {
    const file = join(tree.root, `schemas/${path}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ $id: `${path.split('/').pop()}.json`, ...shape }));
  }
  await tree.editJson<{ properties: Json }>('schemas/entities/Loan.json', ({ properties }) => {
    Object.assign(properties, loan);
  });
  await tree.editJson<{ properties: Json; 'x-panel': { layout: { root: Json } } }>(
    'schemas/panel-types/WayPanel.json',
    ({ properties, 'x-panel': { layout } }) => {
      Object.assign(properties, waySettings);
      layout.root = wayLayout;
    },
  );
  for (const locale of locales) {
    await tree.editJson<Record<string, Record<string, Json>>>(`locales/${locale}.json`, (all) => {
      for (const [section, added] of Object.entries(texts)) {
        for (const [shape, words] of Object.entries(added)) {
          all[section] = { ...all[section], [shape]: { ...all[section]?.[shape], ...words } };
        }
      }
      Object.assign(all.fields?.WayPanel ?? {}, wayLabels);
      if (locale === 'ja') Object.assign(all.display ?? {}, { goToCounter: japanese });
    });
  }
  tree.node('node_modules/@biomejs/biome/bin/biome', 'format', '--write', 'schemas', 'locales');
  tree.node('codegen/main.ts');
  const types = compile(tree.root);
  for (const part of ['admin', 'display']) {
    tree.node('node_modules/vite/bin/vite.js', 'build', '--mode', part, '--logLevel', 'warn');
  }
  return { ...tree, types };
}

/** What the compiler says of each part, one after the other: screens and kiosks have older browsers than the rest. */
async function compile(root: string): Promise<string> {
  const said: string[] = [];
  for (const part of ['.', 'display', 'kiosk']) {
    const compiler = promisify(execFile)(
      process.execPath,
      ['node_modules/typescript-7/bin/tsc', '--singleThreaded', '-p', part],
      {
        cwd: root,
      },
    );
    said.push(
      await compiler.then(
        () => '',
        ({ stdout }: { stdout: string }) => stdout || `the compiler failed at ${part}`,
      ),
    );
  }
  return said.join('');
}
