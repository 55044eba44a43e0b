import { followPanel } from './connection/follow-panel.ts';
import { askOwnPlaceWhenRefused } from './device/ask-own-place.ts';
import { tendScreen } from './device/tend-screen.ts';
import type { RunningScreen } from './running-screen.ts';
import { keepGoing } from './upkeep.ts';

/** Takes over from the first script, with the view that stands on the screen by then, if there is one. */
export function goOn(running: RunningScreen): void {
  const { address, state, change } = running;
  askOwnPlaceWhenRefused();
  if (!address.preview) {
    const { tell, signs } = followPanel(address, running.first, (view) => running.tending?.taken(view));
    running.signs = Object.assign(signs, { drawnSeq: () => running.drawn.seq });
    running.tell = address.thumbnail ? undefined : tell;
  }

  const stop = state.subscribe(begin);
  function begin(): void {
    const { view } = state.get();
    if (!view) return;
    stop();
    keepGoing(running);
    if (!running.tell) return;
    running.tending = tendScreen(address.panelGid, running.tell);
    change({ onCard: running.tending.taken(view) });
    running.tending.drawn(running.drawn.seq, state.get().onCard);
  }
  begin();
}
