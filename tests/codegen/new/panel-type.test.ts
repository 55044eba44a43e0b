import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { generate } from '#codegen/generate.ts';
import { createPanelType } from '#codegen/new/panel-type.ts';
import { copyTree } from '../tree-copy.ts';

const tree = copyTree();
afterAll(tree.remove);

const texts = {
  'zh-TW': { name: '病房面板' },
  'en-US': { name: 'Ward panel', hint: 'In the corridor of a ward.' },
  th: { name: 'จอหอผู้ป่วย' },
};
const ward = { name: 'WardPanel', like: 'DefaultPanel', description: 'A ward.', texts };

function read(file: string) {
  return JSON.parse(readFileSync(join(tree.folder, file), 'utf8'));
}

describe('a new panel type', () => {
  it('begins as a copy of another, and can be generated at once', async () => {
    createPanelType(tree.folder, ward);
    const { files, problems } = await generate(tree.folder);
    expect(problems).toEqual([]);
    expect(files?.has('forms/WardPanel.json')).toBe(true);
    const [made, like] = ['WardPanel', 'DefaultPanel'].map((name) => read(`schemas/panel-types/${name}.json`));
    expect(made['x-panel']).toEqual({ ...like['x-panel'], index: 14, name: 'wardPanel' });
    expect(made.properties).toEqual(like.properties);
    const [th, en] = [read('locales/th.json'), read('locales/en-US.json')];
    expect(th.panelTypes.wardPanel).toBe('จอหอผู้ป่วย');
    expect(th.panelTypeHints.wardPanel).toBe(th.panelTypeHints.defaultPanel);
    expect(en.panelTypeHints.wardPanel).toBe('In the corridor of a ward.');
  });

  it('takes the next free index', () => {
    createPanelType(tree.folder, { ...ward, name: 'SecondWardPanel' });
    expect(read('schemas/panel-types/SecondWardPanel.json')['x-panel'].index).toBe(15);
  });

  it('is not made twice, nor of nothing', () => {
    expect(() => createPanelType(tree.folder, ward)).toThrow('schemas/panel-types/WardPanel.json is there already');
    expect(() => createPanelType(tree.folder, { ...ward, name: 'Other', like: 'Media' })).toThrow(
      'Media is no panel type',
    );
  });
});

describe('the command', () => {
  const command = (name: string, answers: string[]) =>
    spawnSync(process.execPath, ['codegen/new-panel-type.ts', name], {
      cwd: tree.folder,
      input: answers.join('\n'),
      encoding: 'utf8',
      timeout: 30_000,
    });

  it('asks for what only people know', () => {
    const { status } = command('HallPanel', ['A hall.', '', 'Hall panel', '', 'จอโถง', '', '大廳面板', '大廳用。', '']);
    expect(status).toBe(0);
    expect(read('locales/zh-TW.json').panelTypes.hallPanel).toBe('大廳面板');
    expect(read('locales/zh-TW.json').panelTypeHints.hallPanel).toBe('大廳用。');
    expect(read('schemas/panel-types/HallPanel.json').description).toBe('A hall.');
  });

  it('refuses a name that is taken before it asks anything', () => {
    const { status, stdout, stderr } = command('DefaultPanel', []);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('schemas/panel-types/DefaultPanel.json is there already');
  });
});
