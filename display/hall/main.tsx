/** A hall on a patient's own phone: its rooms, or one of them, drawn by the display's runtime over the server's page. */
import '#client/engine/queue-microtask.ts';
import { createRoot } from 'react-dom/client';
import { readScreenAddress } from '../connection/screen-address.ts';
import { showPreview } from '../connection/show-preview.ts';
import { learnDrawings } from '../screen/drawings.ts';
import { change, state } from '../state.ts';
import { awaitsWords, bringWords } from '../text/bring-words.ts';
import { followHall } from './follow-hall.ts';
import { HallPage } from './HallPage.tsx';
import { readHallAddress } from './hall-address.ts';
import { RoomList } from './RoomList.tsx';
import '../look/look.css';
import './hall.css';
import './still-frames.ts';

const address = readHallAddress(location, document.documentElement.lang);
change({ quiet: true, language: address.language });
bringWords(address.language);
learnDrawings({ roomList: RoomList });
window.addEventListener('resize', () => change({ width: window.innerWidth, height: window.innerHeight }));
if (readScreenAddress(location).preview) showPreview();
else followHall(address);

/** The server's page stays until there is something to put in its place. */
const stop = state.subscribe(() => {
  const { view, words } = state.get();
  if (!view || awaitsWords(address.language, words)) return;
  stop();
  styled(takeOver);
});

/** Calls back once the display's style is in force; until then it would fight with the page's own. */
function styled(then: () => void): void {
  const look = document.getElementById('look') as HTMLLinkElement | null;
  if (!look || look.sheet) then();
  else look.onload = then;
}

function takeOver(): void {
  const look = document.getElementById('look') as HTMLLinkElement | null;
  if (look) {
    for (const style of Array.from(document.querySelectorAll('style'))) style.remove();
    look.media = 'all';
    document.head.appendChild(look);
  }
  // The words around the picture are the server's.
  const { back = '' } = (document.getElementById('screen') as HTMLElement).dataset;
  const screen = document.createElement('div');
  screen.id = 'screen';
  document.body.innerHTML = '';
  document.body.appendChild(screen);
  createRoot(screen).render(<HallPage address={address} back={back} />);
}
