import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from './generate.ts';
import { staleFiles, writeFiles } from './output.ts';
import { withSeeAlso } from './see-also.ts';

/** `npm run generate` writes generated/; with --check it only compares and names what is stale. */
async function main(): Promise<number> {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  const outcome = await generate(root);
  const { files } = outcome;
  if (!files) {
    const { problems } = outcome;
    console.error(problems.map(withSeeAlso).join('\n'));
    console.error(`${problems.length} problem(s) in schemas/, openapi/ or locales/; nothing was written.`);
    return 1;
  }
  tellUntranslated(outcome.untranslated);
  const folder = join(root, 'generated');
  const stale = staleFiles(folder, files);
  if (process.argv.includes('--check')) {
    for (const file of stale) {
      console.error(`stale: generated/${file}`);
    }
    console.log(stale.length > 0 ? 'Run "npm run generate" and commit the result.' : 'generated/ is up to date.');
    return stale.length > 0 ? 1 : 0;
  }
  writeFiles(folder, files, stale);
  console.log(`${files.size} files, ${stale.length} changed.`);
  return 0;
}

/** Names what a language has not translated: all of it with --untranslated, else how much and where it begins. */
function tellUntranslated(keys: Record<string, string[]>): void {
  const most = process.argv.includes('--untranslated') ? Number.POSITIVE_INFINITY : 3;
  for (const [locale, left] of Object.entries(keys).filter(([, found]) => found.length > 0)) {
    const named = left.slice(0, most).join(', ');
    const more = left.length > most ? ', … (all: npm run generate -- --untranslated)' : '';
    console.log(`locales/${locale}.json: ${left.length} texts are the same as zh-TW: ${named}${more}`);
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
