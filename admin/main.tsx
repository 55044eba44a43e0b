import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { deviceStorage } from '#client/device/browser-storage.ts';
import '#client/look/chosen.css';
import '#client/look/latin-marks.css';
import '#client/look/work.css';
import { reloadOnFailedPreload } from '#client/navigation/failed-preload.ts';
import { orgGidOf } from '#client/navigation/first-dashboard.ts';
import { ignoreLinksToPresentRoute } from '#client/navigation/present-route.ts';
import { routeKind } from '#client/navigation/route-kind.ts';
import { swallowSecondPresses } from '#client/screen/second-press.ts';
import { bringArea } from './areas/areas.ts';
import { askFirstList } from './areas/first-list.ts';
import { followNetwork, isReached } from './data/away.ts';
import { loadTexts } from './i18n/use-i18n.ts';
import { Root } from './Root.tsx';
import { appearance, language, loadOrganisation, tokens } from './session.ts';
import { showAppearance } from './theme/show-appearance.ts';

const storage = deviceStorage();
if (storage) reloadOnFailedPreload(window, storage, isReached);
followNetwork(window);
ignoreLinksToPresentRoute(window);
swallowSecondPresses(document, () => document.querySelector('[role=dialog] h2')?.textContent ?? '');
showAppearance();
// What the address will need is on its way while the first script still works; one after the other costs a way each.
loadTexts(language.current.get());
void bringArea(location.pathname);
const orgGid = orgGidOf(location.pathname);
const signedIn = tokens.get('systemAdvance') ?? tokens.get('session');
if (routeKind(location.pathname) === 'admin' && location.search === '' && orgGid && signedIn) {
  void loadOrganisation(orgGid).catch(() => undefined); // who asks again tells what came of it
  askFirstList(location.pathname);
}
appearance.dark.subscribe(showAppearance);

/** A data router, because asking before unsaved edits are left needs one. */
const router = createBrowserRouter([{ path: '*', element: <Root /> }]);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
