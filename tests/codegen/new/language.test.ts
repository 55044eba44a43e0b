import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { generate } from '#codegen/generate.ts';
import { copyTree } from '../tree-copy.ts';

const tree = copyTree();
afterAll(tree.remove);

const read = (file: string) => JSON.parse(readFileSync(join(tree.folder, file), 'utf8'));
const command = (code: string, answers: string[]) =>
  spawnSync(process.execPath, ['codegen/new-language.ts', code], {
    cwd: tree.folder,
    input: answers.join('\n'),
    encoding: 'utf8',
    timeout: 30_000,
  });

describe('a new language', () => {
  const { status } = command('ja', [
    '日本語',
    '',
    'Noto Sans JP, Meiryo',
    'Yu Gothic',
    'klingon',
    'english',
    '',
    '',
    '',
  ]);

  it('is known after its questions, an answer that will not do asked for again', () => {
    expect(status).toBe(0);
    const { enum: codes, 'x-languages': languages } = read('schemas/values/Locale.json');
    expect(codes).toEqual(['zh-TW', 'en-US', 'th', 'ja']);
    expect(languages.ja).toEqual({
      name: '日本語',
      weekStartsOn: 1,
      fonts: ['Noto Sans JP', 'Meiryo'],
      sheetFont: 'Yu Gothic',
      spokenAs: 'english',
      dateFormat: 'YYYY/MM/DD',
      dayNames: 'ja',
    });
    expect(read('locales/th.json').values.Locale.ja).toBe('日本語');
  });

  it('is brought to every front end, and what nobody has translated is named', async () => {
    const outcome = await generate(tree.folder);
    expect(outcome.problems).toEqual([]);
    if (!outcome.files) throw new Error('nothing was generated');
    const bringing = [...outcome.files].filter(([, text]) => text.includes('#locales/ja.json'));
    expect(bringing.map(([name]) => name).sort()).toEqual([
      'texts/admin.ts',
      'texts/all.ts',
      'texts/controller/words-ja.ts',
      'texts/display/words-ja.ts',
      'texts/gallery.ts',
      'texts/kiosk/words-ja.ts',
      'texts/pairing.ts',
      'texts/spreadsheet/words-ja.ts',
    ]);
    expect(outcome.files.get('texts/display.ts')).toContain("import('./display/words-ja.ts')");
    expect(outcome.untranslated.ja?.length).toBeGreaterThan(2000);
    expect(outcome.untranslated.ja).toContain('display.goToRoom');
    expect(outcome.untranslated.th).toEqual([]);
  });

  it('has names of days that the calendar brings, English ones where it brings none', () => {
    const { status, stdout } = command('fil', ['Filipino', '', '', '', '', '', 'klingon', '', '']);
    expect(status).toBe(0);
    expect(stdout).toContain('"klingon" is none of the answers it can have.');
    expect(read('schemas/values/Locale.json')['x-languages'].fil.dayNames).toBe('enUS');
  });

  it('has every plural form that it counts in, and nothing more to be written before it is generated', async () => {
    expect(command('fr', ['Français', '', '', '', '', '', '', '', '']).status).toBe(0);
    const { desk } = read('locales/fr.json').controller;
    expect(desk.minutesAgo_one).toBe(desk.minutesAgo_other);
    expect(desk.age_one).toBe('{{count}} 歲');
    expect((await generate(tree.folder)).problems).toEqual([]);
  });

  it('is not made twice, which is said before anything is asked, and has a code as browsers have it', () => {
    const { stdout, stderr } = command('th', []);
    expect(stderr).toContain('th is there already');
    expect(stdout).toBe('');
    expect(command('Japanese', []).stderr).toContain('Give it a code as browsers have it');
  });
});
