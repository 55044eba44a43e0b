import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { emitManual } from '#codegen/emit/manual/manual.ts';
import { expand } from '#codegen/expand/expand.ts';
import { load } from '#codegen/load.ts';
import { Locale } from '#generated/values.ts';

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
