import '#client/engine/queue-microtask.ts';
import { createRoot } from 'react-dom/client';
import { bringLater } from './bring-later.ts';
import { heard, watchContact } from './connection/contact.ts';
import { readFirstView } from './connection/first-view.ts';
import { readScreenAddress } from './connection/screen-address.ts';
import { showPreview } from './connection/show-preview.ts';
import { showStoredView } from './connection/show-stored-view.ts';
import { wholeView } from './connection/whole-view.ts';
import { note, noteFaults } from './device/notes.ts';
import type { RunningScreen } from './running-screen.ts';
import { Screen } from './screen/Screen.tsx';
import { change, type DisplayState, state } from './state.ts';
import { serverNow, setClockOffset } from './time/server-clock.ts';
import './look/look.css';

const address = readScreenAddress(location);
const { thumbnail, preview, panelGid } = address;
change({ quiet: thumbnail || preview });
window.addEventListener('resize', () => change({ width: window.innerWidth, height: window.innerHeight }));

const drawn = { seq: -1, onCard: undefined };
const running: RunningScreen = { address, state, change, note, now: serverNow, drawn };
function onDrawn(seq: number, onCard: DisplayState['onCard']): void {
  running.drawn = { seq, onCard };
  if (running.tending) running.tending.drawn(seq, onCard);
}

if (!preview) {
  if (!thumbnail) noteFaults();
  showStoredView(panelGid, wholeView);
  watchContact();
}
createRoot(document.getElementById('screen') as HTMLElement).render(<Screen onDrawn={onDrawn} />);

if (preview) {
  showPreview();
  bringLater(running);
} else {
  readFirstView(address).then((first) => {
    running.first = first;
    if (first) {
      const { view } = first;
      setClockOffset(view.serverTime - Date.now());
      heard();
      change({ view: wholeView(view) });
    }
    bringLater(running);
  });
}
