import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { firstFiles } from '#admin/build/first-files.ts';
import { isFirstText, type Texts, textsWhere } from '#admin/build/first-texts.ts';
import { resources } from '#generated/resources.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };

const root = fileURLToPath(new URL('../../..', import.meta.url));
const isFirst = isFirstText();

test('the first screen is the frame and the list, without sign-in, forms, dialogs and other pages', () => {
  const files = firstFiles().map((file) => file.slice(root.length));
  expect(files).toEqual(expect.arrayContaining(['admin/layout/SideMenu.tsx', 'admin/list/ListRow.tsx']));
  const heavy =
    /^admin\/(sign-in\/SignInForm|form\/SchemaForm|layout\/ConfirmDialog|list\/FilterChoice|roster|panel\/Panel)/;
  expect(files.filter((file) => heavy.test(file))).toEqual([]);
});

test('it is handed what its files name, with plural forms, and the words of every list', () => {
  for (const key of ['admin.list.filter', 'ra.action.select_row', 'errors.page_not_found', 'admin.pages.roster']) {
    expect(isFirst(key), key).toBe(true);
  }
  for (const { titleKey, columns } of Object.values(resources)) {
    for (const key of [titleKey, `${titleKey}_other`, ...columns.map(({ labelKey }) => labelKey)]) {
      expect(isFirst(key), key).toBe(true);
    }
  }
  for (const key of ['hints.Panel.title', 'errors.room_not_found', 'admin.policy.title']) {
    expect(isFirst(key), key).toBe(false);
  }
});

test('both parts together are all texts, and the first is a small one', () => {
  const texts = zh as unknown as Texts;
  const [first, others] = [textsWhere(texts, isFirst), textsWhere(texts, (key) => !isFirst(key))];
  expect(keysOf(first).length + keysOf(others).length).toBe(keysOf(texts).length);
  expect(gzipSync(JSON.stringify(first)).length).toBeLessThan(12_000);
});

test('every part that is loaded later waits for the other texts: none is loaded by React alone', async () => {
  const lazily: string[] = [];
  for await (const file of glob('admin/**/*.{ts,tsx}', { cwd: root })) {
    if (/[^\w]lazy\(/.test(readFileSync(`${root}${file}`, 'utf8'))) lazily.push(file);
  }
  // A form and a spreadsheet stand in pages that have waited.
  expect(lazily.sort()).toEqual([
    'admin/form/LazySchemaForm.tsx',
    'admin/layout/lazy-part.ts',
    'admin/spreadsheet/LazySpreadsheetImport.tsx',
  ]);
});

function keysOf(texts: Texts, above = ''): string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [`${above}${name}`] : keysOf(text, `${above}${name}.`),
  );
}
