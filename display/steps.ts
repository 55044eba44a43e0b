/**
 * Runs the steps of what was written as an async function: each `yield` stands where an `await` did. Put into the sources
 * by the build (display/build/async-as-steps.ts), since engines of 2016 know generators and no async functions.
 */
export function inSteps(steps: Iterator<unknown, unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const go = (way: 'next' | 'throw') => (value?: unknown) => {
      try {
        const step = (steps as Required<typeof steps>)[way](value);
        if (step.done) resolve(step.value);
        else Promise.resolve(step.value).then(next, fail);
      } catch (error) {
        reject(error);
      }
    };
    const next = go('next');
    const fail = go('throw');
    next();
  });
}
