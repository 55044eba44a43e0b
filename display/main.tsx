import './shims.ts';
import { createRoot } from 'react-dom/client';
import { fontStack } from '#client/look/font-stack.ts';
import { followPanel } from './connection/follow-panel.ts';
import { readScreenAddress } from './connection/screen-address.ts';
import { showPreview } from './connection/show-preview.ts';
import { reportScreen } from './device/report-screen.ts';
import { keepAlive } from './screen/keep-alive.ts';
import { Screen } from './screen/Screen.tsx';
import { announceCalls } from './sound/announce-calls.ts';
import { change } from './state.ts';
import './look/look.css';

const address = readScreenAddress(location);
const quiet = address.thumbnail || address.preview;
document.body.style.fontFamily = fontStack;
change({ quiet });
window.addEventListener('resize', () => change({ width: window.innerWidth, height: window.innerHeight }));

const { panelGid } = address;
const device = quiet ? undefined : reportScreen(panelGid);
const alive = keepAlive();
const onDrawn = (seq: number) => {
  alive(seq);
  if (device) device.drawn(seq);
};
createRoot(document.getElementById('screen') as HTMLElement).render(<Screen onDrawn={onDrawn} />);

if (address.preview) showPreview();
else if (!device) followPanel(address, () => undefined);
else {
  const announce = announceCalls(panelGid, device.said);
  const { report } = followPanel(address, (view) => {
    device.taken(view);
    announce(view);
  });
  device.start(report);
}
