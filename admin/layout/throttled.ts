/** Work that is done at once and then, however often it is asked for, once in each `ms`; the last request always counts. */
export interface Throttled {
  (): void;
  /** Forgets what was asked for. */
  cancel(): void;
}

export function throttled(work: () => void, ms: number): Throttled {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let wanted = false;
  const run = () => {
    wanted = false;
    pause = setTimeout(() => {
      pause = undefined;
      if (wanted) run();
    }, ms);
    work();
  };
  const ask = () => {
    if (pause === undefined) run();
    else wanted = true;
  };
  return Object.assign(ask, {
    cancel() {
      clearTimeout(pause);
      pause = undefined;
      wanted = false;
    },
  });
}
