import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { keepWordsWhole, textsOfOthers } from '#admin/build/own-texts.ts';
import { textAt } from '#codegen/texts.ts';
import th from '#locales/th.json' with { type: 'json' };

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

test('what pages say of fields and panel types breaks no Thai word, and names that go into files stay as they are', () => {
  const texts = keepWordsWhole(th);
  expect(textAt(texts, 'panelTypeHints.clinicsLobbyPanel')).toContain('ถั\u2060ด\u2060ไป');
  expect(textAt(texts, 'hints.Panel.roomCode')).toContain('โร\u2060ง\u2060พ\u2060ยา\u2060บา\u2060ล');
  expect(textAt(texts, 'fields.CashierRegistrationWithCarouselLobbyPanel.showNext')).toBe(
    textAt(th, 'fields.CashierRegistrationWithCarouselLobbyPanel.showNext'),
  );
});
