import '#client/engine/queue-microtask.ts';
import { createRoot } from 'react-dom/client';
import { fontStack } from '#client/look/font-stack.ts';
import { bringLater } from './bring-later.ts';
import { followPanel } from './connection/follow-panel.ts';
import { readScreenAddress } from './connection/screen-address.ts';
import { showPreview } from './connection/show-preview.ts';
import { note, noteFaults } from './device/notes.ts';
import type { Tending } from './device/tend-screen.ts';
import type { RunningScreen } from './running-screen.ts';
import { Screen } from './screen/Screen.tsx';
import { change, state } from './state.ts';
import { serverNow } from './time/server-clock.ts';
import './look/look.css';

const address = readScreenAddress(location);
const quiet = address.thumbnail || address.preview;
document.body.style.fontFamily = fontStack;
change({ quiet });
window.addEventListener('resize', () => change({ width: window.innerWidth, height: window.innerHeight }));

const { panelGid } = address;
const running: RunningScreen = { panelGid, state, change, note, now: serverNow };
let tending: Tending | undefined;
let drawn = -1;
const onDrawn: Tending['drawn'] = (seq, onCard) => {
  drawn = seq;
  if (tending) tending.drawn(seq, onCard);
};
createRoot(document.getElementById('screen') as HTMLElement).render(<Screen onDrawn={onDrawn} />);

bringLater();
if (address.preview) showPreview();
else {
  const { tell, signs } = followPanel(address, (view) => tending?.taken(view));
  running.signs = Object.assign(signs, { drawnSeq: () => drawn });
  if (!quiet) noteFaults();
  running.tell = quiet ? undefined : tell;
}

/** The second script takes over with the view that stands on the screen by then. */
const stop = state.subscribe(() => {
  const { later, view } = state.get();
  if (!later || !view) return;
  stop();
  const { keepGoing, tendScreen } = later;
  if (keepGoing) keepGoing(running);
  if (!running.tell || !tendScreen) return;
  tending = tendScreen(panelGid, running.tell);
  change({ onCard: tending.taken(view) });
  tending.drawn(drawn, state.get().onCard);
});
