/**
 * `npm run test:changed`: what a change touches first, while one works; `npm test` is the check.
 * It looks at what is not committed, or with `-- main` at everything since that branch.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chooseTests, needsPostgresql } from './choose-tests.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const [since] = process.argv.slice(2);
const from = since ? git('merge-base', since, 'HEAD')[0]! : 'HEAD';
const changed = [...git('diff', '--name-only', from), ...git('ls-files', '--others', '--exclude-standard')];
const tests = globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
const chosen = chooseTests(changed, tests).sort();
const engines = needsPostgresql(changed) ? ['server-sqlite', 'server-postgresql'] : ['server-sqlite'];
// The journeys' project builds front ends before it looks which of its tests are wanted.
const journeys = chosen.some((test) => test.startsWith('tests/e2e/')) ? ['e2e'] : [];

console.log(
  `${changed.length} files changed; running ${chosen.length} of ${tests.length} files of tests on ${engines.join(' and ')}.`,
);
const there = changed.filter((file) => /\.(ts|tsx|mjs|json)$/.test(file) && existsSync(root + file));
const steps = [
  ['node_modules/@biomejs/biome/bin/biome', 'check', '--no-errors-on-unmatched', ...there],
  ['codegen/main.ts', '--check'],
  ['node_modules/typescript-7/bin/tsc', '-p', '.'],
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...['unit', 'architecture', ...engines, ...journeys].flatMap((project) => ['--project', project]),
    ...chosen,
  ],
].filter((_, index) => index > 0 || there.length > 0);
const failed = steps.filter((step) => spawnSync(process.execPath, step, { cwd: root, stdio: 'inherit' }).status !== 0);
for (const [command] of failed) console.log(`FAILED ${command}`);
process.exitCode = failed.length;
