import { createRoot } from 'react-dom/client';
import { tabStorage } from '#client/device/browser-storage.ts';
import { applyLook, workColours } from '#client/look/tokens.ts';
import '#client/look/chosen.css';
import '#client/look/latin-marks.css';
import '#client/look/work.css';
import { reloadOnFailedPreload } from '#client/navigation/failed-preload.ts';
import { isServed } from '#client/navigation/is-served.ts';
import { swallowSecondPresses } from '#client/screen/second-press.ts';
import { App } from './App.tsx';
import { work } from './work.ts';

reloadOnFailedPreload(window, tabStorage(), isServed);
applyLook(document.documentElement, workColours);
// A window over the desk asks something else, also where it is drawn with the same elements.
swallowSecondPresses(document, () => document.querySelector('dialog[open] h2')?.textContent ?? '');
work.enter(new URL(window.location.href)).then((destination) => {
  if ('reload' in destination) window.location.replace(destination.reload);
  else createRoot(document.getElementById('root') as HTMLElement).render(<App />);
});
