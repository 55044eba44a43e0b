import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { emitManual } from '#codegen/emit/manual/manual.ts';
import { expand } from '#codegen/expand/expand.ts';
import { load } from '#codegen/load.ts';
import { Locale } from '#generated/values.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = join(root, 'docs/manual');

describe('the manual', () => {
  const pages = emitManual(expand(load(root)));

  it.each(Locale)('is written in %s: an index and a page for each who works with the product', (language) => {
    const own = [...pages.keys()].filter((path) => path.startsWith(`${language}/`));
    expect(own.sort()).toEqual(
      ['README', 'administrator', 'nurse', 'provider', 'screens'].map((page) => `${language}/${page}.md`),
    );
  });

  it('tells administrators of every section and tab of the settings, and of what only the provider chooses nothing', () => {
    const { sections, tabs } = zh.admin.organisation;
    const manual = pages.get('zh-TW/administrator.md') ?? '';
    const settings = manual.slice(manual.indexOf(zh.manual.ofSettings), manual.indexOf(zh.manual.ofPanel));
    const { general, times, privacy, rules, slip, access, hospital } = sections;
    for (const title of [general, times, privacy, rules, slip, access, hospital, tabs.apn, tabs.ticket, tabs.label]) {
      expect(settings).toContain(`### ${title}\n`);
    }
    expect(settings).toContain(zh.fields.Organisation.nameMask);
    expect(settings).not.toContain(zh.hints.Organisation.gid);
    expect(settings).not.toContain(zh.hints.Organisation.password);
  });

  it('shows no picture that is not there, and is found from the README in each language', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    for (const language of Locale) expect(readme).toContain(`(docs/manual/${language}/README.md)`);
    const missing = [...pages].flatMap(([path, text]) =>
      [...text.matchAll(/\]\((\S+\.webp)\)/g)]
        .map(([, picture]) => join(folder, path, '..', picture ?? ''))
        .filter((picture) => !existsSync(picture)),
    );
    expect(missing).toEqual([]);
  });
});
