import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Languages that the product speaks. */
export function locales(): string[] {
  return readdirSync(join(root, 'locales'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'));
}

/** The name given on the command line. Throws unless it is in PascalCase. */
export function nameFromCommandLine(example: string): string {
  const name = process.argv[2] ?? '';
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
    throw new Error(`Give it a name in PascalCase, as in "${example}".`);
  }
  return name;
}

/** Runs a command to its end; what goes wrong is one line and exit status 1. */
export async function run(command: () => Promise<string>): Promise<void> {
  try {
    const file = await command();
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    spawnSync(process.execPath, [biome, 'format', '--write', file], { cwd: root, stdio: 'ignore' });
    console.log(`\n${file} is written, with its texts. Complete it, then: npm run generate`);
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
