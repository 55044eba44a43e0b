/**
 * What engines before Chromium 71 lack and Preact cannot do without. Imported before anything else.
 * Preact without `queueMicrotask` paints the first screen and never again, without any error.
 */
const engine = window as unknown as { queueMicrotask?: (task: () => void) => void };

if (!engine.queueMicrotask) {
  engine.queueMicrotask = (task) => {
    Promise.resolve()
      .then(task)
      .catch((error) =>
        setTimeout(() => {
          throw error;
        }),
      );
  };
}

export {};
