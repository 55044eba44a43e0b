/** What a second try begins with: never with what the first has left behind. */
import { afterAll, beforeAll, beforeEach, test } from 'vitest';

/** One step of a journey; those after it go on from where it ends. */
export type Step = (title: string, work: () => Promise<void> | void) => void;

/**
 * A test of several steps, each of which needs those before it. It is tried again as a whole; what fails is named by
 * its step.
 */
export function journey(title: string, describeSteps: (step: Step) => void): void {
  const steps: { readonly title: string; readonly work: () => Promise<void> | void }[] = [];
  describeSteps((step, work) => void steps.push({ title: step, work }));
  test(title, async () => {
    for (const step of steps) {
      try {
        await step.work();
      } catch (error) {
        if (error instanceof Error) reword(error, `at “${step.title}”: ${error.message}`);
        throw error;
      }
    }
  });
}

/** A report takes the message from the stack, where the browser's errors have written it once and for all. */
function reword(error: Error, message: string): void {
  const { stack, message: said } = error;
  error.message = message;
  if (stack && !stack.includes(message)) error.stack = stack.replace(said, () => message);
}

/**
 * Makes what the tests of a file work on: once for all of them, and once more for each second try. What it opens ends
 * before that and after the last test, the last opened first.
 */
export function beginWith(begin: (opened: AsyncDisposableStack) => Promise<void>): void {
  let opened = new AsyncDisposableStack();
  const end = () => opened.disposeAsync();
  const beginAfresh = async () => {
    await end();
    opened = new AsyncDisposableStack();
    await begin(opened);
  };
  beforeAll(beginAfresh);
  beforeEach(async ({ task }) => {
    if (task.result?.retryCount) await beginAfresh();
  });
  afterAll(end);
}
