import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyTree } from './tree-copy.ts';

const tree = copyTree();
afterAll(tree.remove);

const read = (file: string) => JSON.parse(readFileSync(join(tree.folder, file), 'utf8'));
const command = (...options: string[]) =>
  spawnSync(process.execPath, ['codegen/main.ts', ...options], {
    cwd: tree.folder,
    encoding: 'utf8',
    timeout: 60_000,
  }).stdout;

it('the command, in a copy of the tree, says what a language has not translated: some of it, or all', () => {
  const chinese = read('locales/zh-TW.json').display;
  const left = ['age', 'back', 'counter', 'deskHint', 'passed'];
  const leave = (names: string[]) => {
    const texts = read('locales/th.json');
    for (const name of names) texts.display[name] = chinese[name];
    writeFileSync(join(tree.folder, 'locales/th.json'), JSON.stringify(texts));
  };
  leave(['passed']);
  expect(command()).toContain('locales/th.json: 1 texts are the same as zh-TW: display.passed\n');
  leave(left);
  const keys = left.map((name) => `display.${name}`);
  const told = `locales/th.json: ${left.length} texts are the same as zh-TW: `;
  expect(command()).toContain(`${told}${keys.slice(0, 3).join(', ')}, … (all: npm run generate -- --untranslated)\n`);
  expect(command('--untranslated')).toContain(`${told}${keys.join(', ')}\n`);
});
