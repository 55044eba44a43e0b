/** Waits for a step, but never longer than `ms` and never for ever: what fails or hangs must not stop what follows. */
export function within(ms: number, step: () => Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    try {
      step().then(done, done);
    } catch {
      done();
    }
  });
}
