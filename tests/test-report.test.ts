import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFailures, readTestReport, shorten } from './test-report.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-report-'));
});
afterEach(() => rm(folder, { recursive: true, maxRetries: 10 }));

const one = (fullName: string, status: string, ...failureMessages: string[]) => ({ fullName, status, failureMessages });

async function read(...testResults: object[]) {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify({ numPassedTests: 3, numFailedTests: 1, numFailedTestSuites: 1, testResults }));
  return readTestReport(file, '/project');
}

test('what failed is told whole, with its seed, and can be kept', async () => {
  const { failures, failed } = await read({
    name: '/project/tests/a.test.ts',
    startTime: 0,
    endTime: 10,
    message: '',
    assertionResults: [
      one('no number twice', 'failed', 'Property failed\n{ seed: 7, path: "2:1" }\nCounterexample: [3]'),
    ],
  });
  expect(failed).toBe(1);
  expect(failures.join()).toContain('tests/a.test.ts: no number twice');
  expect(failures.join()).toContain('seed: 7, path: "2:1"');
  const kept = join(folder, 'failures.txt');
  await keepFailures(kept, failures);
  expect(await readFile(kept, 'utf8')).toContain('Counterexample: [3]');
});

test('what failed is told at the end with its name and the first lines of why', () => {
  const failure = ['tests/a.test.ts: opens', ...Array.from({ length: 40 }, (_, line) => `at line ${line}`)].join('\n');
  expect(shorten(failure).split('\n')).toHaveLength(12);
  expect(shorten(failure)).toMatch(/^tests\/a.test.ts: opens\nat line 0\n/);
  expect(shorten('short')).toBe('short');
});

test('a hook that fails is told with its file', async () => {
  const hook = { name: '/project/tests/b.test.ts', startTime: 0, endTime: 1, message: 'Hook timed out' };
  const { failures } = await read({ ...hook, assertionResults: [] });
  expect(failures).toEqual(['tests/b.test.ts\nHook timed out']);
});

test('a second try is counted, and the slowest files come first', async () => {
  const files = Array.from({ length: 30 }, (_, index) => ({
    name: `/project/tests/${index}.test.ts`,
    startTime: 0,
    endTime: index * 1000,
    message: '',
    assertionResults: index === 4 ? [one('opens', 'passed', 'too late\nat line 3')] : [one('opens', 'passed')],
  }));
  const { secondTries, slowest, failures } = await read(...files);
  expect(secondTries).toEqual([{ name: 'tests/4.test.ts: opens', error: 'too late\nat line 3' }]);
  expect(slowest).toHaveLength(20);
  expect(slowest[0]).toEqual({ name: 'tests/29.test.ts', seconds: 29 });
  expect(failures).toEqual([]);
});

test('a run that ended before it could report is a failure', async () => {
  expect(await readTestReport(join(folder, 'none.json'), '/project')).toMatchObject({ passed: 0, failed: 1 });
});
