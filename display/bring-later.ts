import { reloadPage } from './device/reload-page.ts';
import { change, state } from './state.ts';

const againMs = 3000;
/** A minute without it while the server answers: it serves another version by now. */
const mostTries = 20;

/** Brings the second script once there is something to see, so that it never stands in the way of the first picture. */
export function bringLater(): void {
  const stop = state.subscribe(() => {
    const { view, asks } = state.get();
    if (!view && !asks) return;
    stop();
    setTimeout(bring, 50, 1);
  });
}

function bring(tries: number): void {
  import('./later.ts').then(
    (later) => change({ later }),
    () => {
      // As often as the watchdog may: a script that never comes must not blank a hall's numbers each minute.
      if (tries >= mostTries && state.get().contact === 'fresh') reloadPage('a script never came');
      setTimeout(bring, againMs, tries + 1);
    },
  );
}
