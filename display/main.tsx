import './shims.ts';
import { createRoot } from 'react-dom/client';
import { fontStack } from '#client/look/font-stack.ts';
import { followPanel } from './connection/follow-panel.ts';
import { readScreenAddress } from './connection/screen-address.ts';
import { showPreview } from './connection/show-preview.ts';
import { note } from './device/notes.ts';
import { reportScreen } from './device/report-screen.ts';
import type { RunningScreen } from './running-screen.ts';
import { Screen } from './screen/Screen.tsx';
import { announceCalls } from './sound/announce-calls.ts';
import { change, state } from './state.ts';
import { serverNow } from './time/server-clock.ts';
import './look/look.css';

const address = readScreenAddress(location);
const quiet = address.thumbnail || address.preview;
document.body.style.fontFamily = fontStack;
change({ quiet });
window.addEventListener('resize', () => change({ width: window.innerWidth, height: window.innerHeight }));

const { panelGid } = address;
const device = quiet ? undefined : reportScreen(panelGid);
const running: RunningScreen = { panelGid, state, change, note, now: serverNow };
window.callboard = running;
let drawn = -1;
const onDrawn = (seq: number) => {
  if (seq >= 0 && drawn < 0) loadUpkeep();
  drawn = seq;
  if (device) device.drawn(seq);
};
createRoot(document.getElementById('screen') as HTMLElement).render(<Screen onDrawn={onDrawn} />);

if (address.preview) showPreview();
else {
  const announce = device && announceCalls(panelGid, device.said);
  const { report, signs } = followPanel(address, (view) => {
    if (device) device.taken(view);
    if (announce) announce(view);
  });
  running.signs = Object.assign(signs, { drawnSeq: () => drawn });
  if (device) device.start(report);
}

/** What keeps the screen going comes after the first picture. */
function loadUpkeep(): void {
  const link = document.getElementById('upkeep') as HTMLLinkElement | null;
  if (!link) return;
  const script = document.createElement('script');
  script.src = link.href;
  document.body.appendChild(script);
}
