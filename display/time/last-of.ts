/**
 * Puts work off that costs more than a picture and that nobody waits for, such as writing to the device: of all that is
 * given within a time only the last is done, at its end; before the page goes in any case.
 */
export function lastOf(ms: number): (work: () => void) => void {
  let waiting: (() => void) | undefined;
  const run = () => {
    const work = waiting;
    waiting = undefined;
    if (work) work();
  };
  window.addEventListener('pagehide', run);
  return (work) => {
    if (!waiting) setTimeout(run, ms);
    waiting = work;
  };
}
