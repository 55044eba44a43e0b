import { reloadPage } from './device/reload-page.ts';
import type { RunningScreen } from './running-screen.ts';
import { change, state } from './state.ts';

const againMs = 3000;
/** Time for a picture to be painted. */
const patienceMs = 50;
/** After a minute without it the server, if it answers, serves another version by now. */
const mostTries = 20;

/** Brings the second script, after the first picture if there is one: it never stands in its way. */
export function bringLater(running: RunningScreen): void {
  const bring = (tries: number) => {
    import('./later.ts').then(
      (later) => {
        change({ later });
        later.goOn(running);
      },
      () => {
        // As often as the watchdog may: a script that never comes must not blank a hall's numbers each minute.
        if (tries >= mostTries) reloadPage('a script never came');
        setTimeout(bring, againMs, tries + 1);
      },
    );
  };
  setTimeout(bring, state.get().view ? patienceMs : 0, 1);
}
