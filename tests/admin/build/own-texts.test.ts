import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { textsOfOthers } from '#admin/build/own-texts.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('no page of the administration shows a text that it is not handed', async () => {
  const key = new RegExp(`['"\`](${textsOfOthers.join('|')})\\.[\\w.$\\{]`);
  let files = 0;
  const shown: string[] = [];
  for await (const file of glob(['admin/**/*.{ts,tsx}', 'generated/{resources,forms/**/*}.ts'], { cwd: root })) {
    files += 1;
    if (key.test(readFileSync(`${root}${file}`, 'utf8'))) shown.push(file);
  }
  expect(files).toBeGreaterThan(300);
  expect(shown).toEqual([]);
});
