import { createRoot } from 'react-dom/client';
import { tabStorage } from '#client/device/browser-storage.ts';
import { applyLook, workColours } from '#client/look/tokens.ts';
import '#client/look/work.css';
import { reloadOnFailedPreload } from '#client/navigation/failed-preload.ts';
import { App } from './App.tsx';
import { work } from './work.ts';

reloadOnFailedPreload(window, tabStorage());
applyLook(document.documentElement, workColours);
work.enter(new URL(window.location.href)).then((destination) => {
  if ('reload' in destination) window.location.replace(destination.reload);
  else createRoot(document.getElementById('root') as HTMLElement).render(<App />);
});
