import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generate } from '#codegen/generate.ts';
import { createEntity } from '#codegen/new/entity.ts';
import { copyTree } from '../tree-copy.ts';

const tree = copyTree();
afterAll(tree.remove);

const read = (file: string) => readFileSync(join(tree.folder, file), 'utf8');

describe('a new kind of record', () => {
  const locales = ['zh-TW', 'en-US', 'th'];
  const textsOf = () => locales.map((locale) => read(`locales/${locale}.json`));
  const before = { families: read('openapi/families.yaml'), document: read('openapi/openapi.yaml'), texts: textsOf() };
  beforeAll(() => {
    createEntity(tree.folder, {
      name: 'WardNote',
      parent: 'panel',
      description: 'A note on a ward.',
      texts: {
        'zh-TW': { name: '病房便條', label: '名稱', purpose: '留給下一班的便條。' },
        'en-US': { name: 'Ward note', several: 'Ward notes', label: 'Name', purpose: 'Notes for the next shift.' },
        th: { name: 'บันทึกหอผู้ป่วย', label: 'ชื่อ', purpose: 'บันทึกถึงเวรถัดไป' },
      },
    });
  });

  it('can be generated at once, with its list, its form and its calls', async () => {
    const { files, problems } = await generate(tree.folder);
    expect(problems).toEqual([]);
    expect(files?.has('forms/WardNote.json')).toBe(true);
    expect(Object.keys(JSON.parse(files?.get('openapi.json') ?? '{}').paths)).toContain(
      '/api/v1/collab/web/wardNote/list',
    );
  });

  it('leaves what was there as it was', () => {
    expect(read('openapi/families.yaml').startsWith(before.families)).toBe(true);
    const added = '  - { name: wardNote, description: A note on a ward }\n';
    expect(read('openapi/openapi.yaml')).toContain(added);
    expect(read('openapi/openapi.yaml').replace(added, '')).toBe(before.document);
    // A text that does not stand in its place by the alphabet would move.
    const ofIt = /,\n {4}"WardNote(_other)?": (\{[^}]*\}|"[^"]*")/g;
    const texts = textsOf();
    expect(texts.map((text) => text.match(ofIt)?.length)).toEqual([3, 4, 3]);
    expect(texts.map((text) => text.replace(ofIt, ''))).toEqual(before.texts);
  });

  it('can be put into an order, switched, and have some verbs alone', async () => {
    const called = { name: '輪椅', label: '名稱', enabled: '可用', purpose: '借用的輪椅。' };
    createEntity(tree.folder, {
      name: 'Wheelchair',
      parent: '',
      description: 'A wheelchair.',
      ordered: true,
      switchable: true,
      verbs: ['list', 'create'],
      texts: Object.fromEntries(locales.map((locale) => [locale, called])),
    });
    const { files, problems } = await generate(tree.folder);
    expect(problems).toEqual([]);
    const { paths } = JSON.parse(files?.get('openapi.json') ?? '{}');
    const last = Object.keys(paths).filter((path) => path.includes('/wheelchair'));
    expect(last.map((path) => path.split('/wheelchair')[1]).sort()).toEqual([
      '',
      '/disable/all',
      '/enable/all',
      '/list',
      '/sort',
      '/toggle',
    ]);
    expect(Object.keys(JSON.parse(files?.get('forms/Wheelchair.json') ?? '{}').schema.properties)).toEqual([
      'name',
      'enabled',
    ]);
  });

  it('is not made twice', () => {
    const again = { name: 'WardNote', parent: '', description: '', texts: {} };
    expect(() => createEntity(tree.folder, again)).toThrow('schemas/entities/WardNote.json is there already');
  });
});

describe('the command', () => {
  const command = (name: string, answers: string[]) =>
    spawnSync(process.execPath, ['codegen/new-entity.ts', name], {
      cwd: tree.folder,
      input: answers.join('\n'),
      encoding: 'utf8',
      timeout: 30_000,
    });

  it('asks for what only people know', () => {
    const answers = [
      ...['A trolley.', 'ghost', '', 'maybe', 'yes', '', 'list steal', ''],
      ...[
        'Trolley',
        'Trolleys',
        'Name',
        '',
        'Carries things.',
        'รถเข็น',
        'ชื่อ',
        '',
        'ใช้ขนของ',
        '推車',
        '名稱',
        '',
        '搬運物品。',
        '',
      ],
    ];
    const { status, stdout } = command('Trolley', answers);
    expect(status).toBe(0);
    expect(stdout.match(/What it belongs to/g), 'an unknown parent is asked for again').toHaveLength(2);
    expect(stdout).toContain('"ghost" is none of the answers it can have.');
    expect(JSON.parse(read('locales/en-US.json')).entities).toMatchObject({
      Trolley: 'Trolley',
      Trolley_other: 'Trolleys',
    });
    expect(JSON.parse(read('locales/zh-TW.json')).entities.Trolley).toBe('推車');
    expect(JSON.parse(read('schemas/entities/Trolley.json'))['x-entity']).toMatchObject({
      name: 'trolley',
      positioned: true,
      page: { section: 'hospital' },
    });
  });

  it('writes nothing when it is not answered', () => {
    const { status, stderr } = command('Cart', ['A cart.']);
    expect(status).toBe(1);
    expect(stderr).toContain('no answer to "What it belongs to');
    expect(() => read('schemas/entities/Cart.json')).toThrow();
  });

  it.each([
    ['Panel', 'schemas/entities/Panel.json is there already'],
    ['QueueState', 'schemas/queue/QueueState.json is there already'],
    ['Group', 'openapi/families.yaml has a family group already'],
  ])('refuses the name %s, which is taken, before it asks anything', (name, said) => {
    const { status, stdout, stderr } = command(name, []);
    expect(status).toBe(1);
    expect(stderr).toContain(said);
    expect(stdout).toBe('');
  });

  it('wants a name', () => {
    expect(command('cart', []).stderr).toContain('Give it a name in PascalCase');
  });
});
