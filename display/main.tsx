import './shims.ts';
import { createRoot } from 'react-dom/client';
import { fontStack } from '#client/look/font-stack.ts';
import { followPanel } from './connection/follow-panel.ts';
import { readScreenAddress } from './connection/screen-address.ts';
import { showPreview } from './connection/show-preview.ts';
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

createRoot(document.getElementById('screen') as HTMLElement).render(<Screen onDrawn={keepAlive()} />);

if (address.preview) showPreview();
else followPanel(address, quiet ? () => undefined : announceCalls(address.panelGid, () => undefined));
