/**
 * Waits for a step, but never longer than `ms` and never for ever: what fails or hangs must not stop what follows.
 * Resolves with undefined then.
 */
export function within<Answer>(ms: number, step: () => Promise<Answer>): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const done = (answer?: Answer) => {
      clearTimeout(timer);
      resolve(answer);
    };
    try {
      step().then(done, () => done());
    } catch {
      done();
    }
  });
}
