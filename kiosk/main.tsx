import '#client/engine/queue-microtask.ts';
import '#client/engine/abort-controller.ts';
import { createRoot } from 'react-dom/client';
import { tabStorage } from '#client/device/browser-storage.ts';
import { applyLook, workColours } from '#client/look/tokens.ts';
import '#client/look/chosen.css';
import '#client/look/latin-marks.css';
import '#client/look/work.css';
import { arrive } from '#client/navigation/arrive.ts';
import { reloadOnFailedPreload } from '#client/navigation/failed-preload.ts';
import { isServed } from '#client/navigation/is-served.ts';
import { leaveController } from '#client/navigation/leave-controller.ts';
import { errorLayout } from '#client/screen/error-layout.ts';
import { swallowSecondPresses } from '#client/screen/second-press.ts';
import { createTokens } from '#client/session/tokens.ts';
import { operations } from '#generated/operations.ts';
import { textLoaders } from '#generated/texts/kiosk.ts';
import { App, bringEarly } from './App.tsx';
import { language } from './language.ts';
import { askedNow } from './screen/asked-now.ts';
import { fitAnswers } from './screen/fit-answers.ts';
import './kiosk.css';

reloadOnFailedPreload(window, tabStorage(), isServed);
bringEarly();
applyLook(document.documentElement, workColours);
fitAnswers(document);
if (!CSS.supports('text-wrap', 'balance')) {
  import('./screen/balance-lines.ts').then(({ balanceLines }) => balanceLines(document));
}
swallowSecondPresses(document, askedNow);
arrive(new URL(window.location.href), {
  tokens: createTokens(document, window.location.protocol === 'https:'),
  language,
  errorLayout,
  leaveController: () => leaveController(window, operations.signOut),
}).then((destination) => {
  if ('reload' in destination) return window.location.replace(destination.reload);
  const draw = () => {
    const root = document.getElementById('root') as HTMLElement;
    root.textContent = '';
    createRoot(root).render(<App />);
  };
  // What the page was served with stands until there are words to say; without them the page asks for them itself.
  textLoaders[language.current.get()]().then(draw, draw);
});
