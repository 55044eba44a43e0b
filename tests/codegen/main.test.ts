import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTree } from './tree-copy.ts';

const tree = copyTree();
const copy = tree.folder;
beforeAll(() => {
  run();
});
afterAll(tree.remove);

function run(...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['codegen/main.ts', ...options], {
    cwd: copy,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stdout, stderr };
}

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(join(copy, file), edit(readFileSync(join(copy, file), 'utf8')));
}

describe('the command, in a copy of the tree', () => {
  it('leaves nothing stale behind', () => {
    expect(run('--check')).toEqual({ status: 0, stdout: 'generated/ is up to date.\n', stderr: '' });
  });

  it('with --check names what is stale, fails, and writes nothing', () => {
    change('generated/limits.ts', (text) => `${text}// by hand\n`);
    const checked = run('--check');
    expect(checked.status).toBe(1);
    expect(checked.stderr).toBe('stale: generated/limits.ts\n');
    expect(readFileSync(join(copy, 'generated/limits.ts'), 'utf8')).toContain('// by hand');
    expect(run().stdout).toMatch(/^\d+ files, 1 changed\.\n$/);
    expect(run('--check').status).toBe(0);
  });

  it('carries a new field into contract, list and form once it has its texts', () => {
    change('schemas/entities/Marquee.json', (text) =>
      text.replace('"properties": {', '"properties": { "colour": { "type": "string", "maxLength": 20 },'),
    );
    const refused = run();
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('fields.Marquee.colour has no text in en-US, th, zh-TW');
    for (const locale of ['zh-TW', 'en-US', 'th']) {
      change(`locales/${locale}.json`, (text) => {
        const texts = JSON.parse(text);
        texts.fields.Marquee.colour = 'Colour';
        return JSON.stringify(texts);
      });
    }
    expect(run().status).toBe(0);
    for (const file of ['openapi.json', 'api.ts', 'resources.ts', 'families.ts', 'forms/Marquee.json']) {
      expect(readFileSync(join(copy, 'generated', file), 'utf8'), file).toContain('colour');
    }
  });
});
