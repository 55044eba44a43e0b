/** `npm run bench`: says which benchmarks there are, from the scripts in package.json and the first line of each. */
import { readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
  scripts: Record<string, string>;
};

console.log('Benchmarks; each prints a table and, as its last line, JSON:\n');
for (const [name, command] of Object.entries(scripts).filter(([name]) => name.startsWith('bench:'))) {
  const file = command.split(' ').find((word) => word.endsWith('.ts')) ?? '';
  const [, about] = readFileSync(new URL(file, root), 'utf8').match(/^\/\*\*\s*\*?\s*(.*?)(\s*\*\/)?$/m) ?? [];
  console.log(`  npm run ${name.padEnd(16)} ${about ?? ''}`);
}
