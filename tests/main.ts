/** `npm test`: the generated code, the lint and the types side by side, then every test; one summary at the end. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const biome = 'node_modules/@biomejs/biome/bin/biome';
const tsc = 'node_modules/typescript/bin/tsc';
const redocly = 'node_modules/@redocly/cli/bin/cli.js';
const vitest = 'node_modules/vitest/vitest.mjs';

type Result = { name: string; ok: boolean; seconds: number };
/** What is read of Vitest's JSON report. */
type ReportedFile = {
  name: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
};

const checks = await Promise.all([
  check('generate:check', ['codegen/main.ts', '--check']),
  check('lint', [biome, 'check', '.']),
  check('lint:openapi', [redocly, 'lint', 'generated/openapi.json', '--config', 'openapi/redocly.yaml']),
  check('types', [tsc, '-p', '.'], [tsc, '-p', 'display']),
]);
const report = join(await mkdtemp(join(tmpdir(), 'callboard-tests-')), 'report.json');
const tests = await run(
  'tests',
  [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  'inherit',
);
const counts = await readReport(report);

if (counts.secondTries.length > 0) console.log('\nPassed only at the second try:');
for (const { name, error } of counts.secondTries) console.log(`  ${name}\n    ${error}`);

console.log();
for (const { name, ok, seconds } of [...checks, tests]) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`);
}
const failedChecks = checks.filter(({ ok }) => !ok).length;
const passed = counts.passed + checks.length - failedChecks;
const failed = Math.max(counts.failed, tests.ok ? 0 : 1) + failedChecks;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs commands one after the other and shows their output only if one of them fails. */
async function check(name: string, ...commands: string[][]): Promise<Result> {
  const start = performance.now();
  let ok = true;
  for (const command of commands) ok = (await run(name, command, 'pipe')).ok && ok;
  return { name, ok, seconds: (performance.now() - start) / 1000 };
}

async function run(name: string, args: string[], output: 'inherit' | 'pipe'): Promise<Result> {
  const start = performance.now();
  // No check asks the network for anything.
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', output, output] });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(String(chunk)));
  const ok = await new Promise<boolean>((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve(code === 0));
  });
  if (!ok) process.stdout.write(printed.join(''));
  return { name, ok, seconds: (performance.now() - start) / 1000 };
}

interface Report {
  passed: number;
  failed: number;
  /** Tests that failed and then passed: a flaky test or a busy machine, which whoever reads this decides. */
  secondTries: { name: string; error: string }[];
}

/** A run that ended before it could report counts as one failure. */
async function readReport(file: string): Promise<Report> {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
      await readFile(file, 'utf8'),
    );
    const secondTries = testResults.flatMap((module: ReportedFile) =>
      module.assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName, failureMessages }) => ({
          name: `${relative(root, module.name)}: ${fullName}`,
          error: failureMessages[0]?.split('\n')[0] ?? '',
        })),
    );
    return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites, secondTries };
  } catch {
    return { passed: 0, failed: 1, secondTries: [] };
  } finally {
    await rm(join(file, '..'), { recursive: true, force: true });
  }
}
