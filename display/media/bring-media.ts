import type { RunningScreen } from '../running-screen.ts';

const againMs = 60000;

/** Brings what keeps films and pictures on this device, once the panel has some. */
export function bringMedia(screen: RunningScreen): void {
  const { state } = screen;
  const stop = state.subscribe(look);
  function look(): void {
    const { view, quiet } = state.get();
    if (quiet || !view || view.media.length === 0) return;
    stop();
    bring();
  }
  function bring(): void {
    import('./keep-media.ts').then(
      // Taken apart before it is here, it would be waited for in an async function, which the compiler writes at length.
      (part) => part.keepMedia(screen),
      () => setTimeout(bring, againMs),
    );
  }
  look();
}
