/**
 * `npm test`: the generated code, the lint, the types and the tests of every change side by side; one summary at the end.
 * `npm run test:all`: the same with all tests (tests/running/every-change.ts).
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepFailures, readTestReport, shorten } from './test-report.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const biome = 'node_modules/@biomejs/biome/bin/biome';
const tsc = 'node_modules/typescript-7/bin/tsc';
const redocly = 'node_modules/@redocly/cli/bin/cli.js';
const vitest = 'node_modules/vitest/vitest.mjs';
const failuresFile = join(root, 'test-failures.txt');

const all = process.argv[2] === 'all';

type Result = { name: string; ok: boolean; seconds: number };
/** How much of what was printed as errors is kept. */
const errorsKept = 4000;
// Checks and tests side by side: the types leave a core idle for a minute.
const checking = Promise.all([
  check('generate:check', ['codegen/main.ts', '--check']),
  check('lint', [biome, 'check', '.']),
  check('lint:openapi', [redocly, 'lint', 'generated/openapi.json', '--config', 'openapi/redocly.yaml']),
  // In one thread it takes half of the work: several do much of it twice.
  check('types', ...['.', 'display', 'kiosk'].map((part) => [tsc, '--singleThreaded', '-p', part])),
]);
const folder = await mkdtemp(join(tmpdir(), 'callboard-tests-'));
const file = join(folder, 'report.json');
const tests = await run(
  'tests',
  [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  true,
);
const checks = await checking;
const report = await readTestReport(file, root);
await rm(folder, { recursive: true, force: true, maxRetries: 10 });
await rm(failuresFile, { force: true });

if (report.failures.length > 0) {
  await keepFailures(failuresFile, report.failures);
  console.log(`\nWhat failed is kept in ${relative(root, failuresFile)}.`);
}
console.log('\nThe slowest files, in seconds:');
for (const { name, seconds } of report.slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
const { secondTries } = report;
console.log(`\nJourneys that passed only at the second try: ${secondTries.length}`);
for (const { name, error } of secondTries) console.log(`  ${name}\n    ${error.replaceAll('\n', '\n    ')}`);

// Last, where a log that is cut still shows it: without the name of what failed, nobody can look for the cause.
for (const failure of report.failures) console.log(`\nFAILED ${shorten(failure)}`);
// An error outside of any test, as one nobody caught or one of the clearing up, stands in no report.
if (!tests.ok && report.failures.length === 0) console.log(`\nFAILED outside of any test:\n${tests.errors}`);

console.log();
for (const { name, ok, seconds } of [...checks, tests]) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`);
}
const failedChecks = checks.filter(({ ok }) => !ok).length;
const passed = report.passed + checks.length - failedChecks;
const failed = Math.max(report.failed, tests.ok ? 0 : 1) + failedChecks;
console.log(`\n${passed} passed, ${failed} failed`);
if (!all) console.log('Journeys and tests of PostgreSQL that not every change needs: npm run test:all');
process.exitCode = failed === 0 ? 0 : 1;

/** Runs commands one after the other and shows their output only if one of them fails. */
async function check(name: string, ...commands: string[][]): Promise<Result> {
  const start = performance.now();
  let ok = true;
  for (const command of commands) ok = (await run(name, command, false)).ok && ok;
  return { name, ok, seconds: (performance.now() - start) / 1000 };
}

/** @param shown whether its output is shown as it comes, or only if it fails */
async function run(name: string, args: string[], shown: boolean): Promise<Result & { errors: string }> {
  const start = performance.now();
  // No check asks the network for anything.
  const env: NodeJS.ProcessEnv = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  if (!all) {
    env.TESTS = 'of-every-change';
    // Of the longest properties every change plays fewer histories.
    env.LIVE_RUNS ??= '2';
    env.VIEW_RUNS ??= '3';
    env.ALLOWED_RUNS ??= '20';
  }
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', shown ? 'inherit' : 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  let errors = '';
  child.stdout?.on('data', (chunk) => printed.push(String(chunk)));
  child.stderr?.on('data', (chunk) => {
    errors = `${errors}${chunk}`.slice(-errorsKept);
    if (shown) process.stderr.write(chunk);
    else printed.push(String(chunk));
  });
  const ok = await new Promise<boolean>((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve(code === 0));
  });
  if (!ok && !shown) process.stdout.write(printed.join(''));
  return { name, ok, seconds: (performance.now() - start) / 1000, errors };
}
