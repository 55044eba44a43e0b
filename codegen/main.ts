import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from './generate.ts';
import { staleFiles, writeFiles } from './output.ts';

/** `npm run generate` writes generated/; with --check it only compares and names what is stale. */
async function main(): Promise<number> {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  const { files, problems } = await generate(root);
  if (!files) {
    console.error(problems.join('\n'));
    console.error(`${problems.length} problem(s) in schemas/, openapi/ or locales/; nothing was written.`);
    return 1;
  }
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

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
