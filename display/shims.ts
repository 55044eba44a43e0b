/**
 * What engines before Chromium 71 lack and the runtime cannot do without. Imported before anything else.
 * Preact without `queueMicrotask` paints the first screen and never again, without any error.
 */
const page = window as unknown as { queueMicrotask?: (task: () => void) => void; globalThis?: Window };

if (!page.queueMicrotask) {
  page.queueMicrotask = (task) => {
    Promise.resolve()
      .then(task)
      .catch((error) =>
        setTimeout(() => {
          throw error;
        }),
      );
  };
}
if (!page.globalThis) page.globalThis = window;
