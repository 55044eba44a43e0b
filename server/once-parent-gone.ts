const checkMs = 1000;
/** Who started this process; read before anything else can end it. */
const parent = process.ppid;

/**
 * Acts once the process that started this one has ended. npm hands a SIGTERM on to the shell between the two, and the
 * shell of many systems ends without a word to what it runs.
 */
export function onceParentGone(act: () => void): void {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, checkMs).unref();
}
