import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';

/** What is read of Vitest's JSON report. */
interface ReportedFile {
  readonly name: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages: readonly string[];
  }[];
}

export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  /** Journeys that failed and then passed: a flaky test or a busy machine, which whoever reads this decides. */
  readonly secondTries: readonly { readonly name: string; readonly error: string }[];
  /** The files that took longest, the longest first, in seconds. */
  readonly slowest: readonly { readonly name: string; readonly seconds: number }[];
  /** What failed, whole: seeds, counterexamples and paths of random tests stand in it. */
  readonly failures: readonly string[];
}

const mostSlow = 20;

/** Reads a report; a run that ended before it could report counts as one failure. @param root names of files begin there */
export async function readTestReport(file: string, root: string): Promise<TestReport> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: 1, secondTries: [], slowest: [], failures: [] };
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(text) as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
    testResults: readonly ReportedFile[];
  };
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((one) => ({ ...one, name: `${relative(root, name)}: ${one.fullName}` })),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests || numFailedTestSuites,
    secondTries: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ name, failureMessages }) => ({ name, error: shorten(failureMessages[0] ?? '') })),
    slowest: testResults
      .map(({ name, startTime, endTime }) => ({ name: relative(root, name), seconds: (endTime - startTime) / 1000 }))
      .sort((one, other) => other.seconds - one.seconds)
      .slice(0, mostSlow),
    failures: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ name, failureMessages }) => `${name}\n${failureMessages.join('\n')}`),
      // A hook that fails belongs to its file.
      ...testResults.filter(({ message }) => message).map(({ name, message }) => `${relative(root, name)}\n${message}`),
    ],
  };
}

const firstLines = 12;

/** The name of what failed and the first lines of why. @param failure of {@link TestReport.failures} */
export function shorten(failure: string): string {
  return failure.split('\n').slice(0, firstLines).join('\n');
}

/** Keeps what failed, whole. */
export async function keepFailures(file: string, failures: readonly string[]): Promise<void> {
  await writeFile(file, `${failures.join('\n\n')}\n`);
}
