import { deviceStorage } from '#client/device/browser-storage.ts';
import { CallFailure } from '#client/http/call-failure.ts';
import { createLiveView } from '#client/stream/live-view.ts';
import type { PanelView } from '#generated/shapes.ts';
import { heard, watchContact } from '../connection/contact.ts';
import { keepView } from '../connection/keep-view.ts';
import { request } from '../connection/request.ts';
import { showStoredView } from '../connection/show-stored-view.ts';
import { change, state } from '../state.ts';
import { setClockOffset } from '../time/server-clock.ts';
import type { HallAddress } from './hall-address.ts';
import { viewOnPage } from './hall-view.ts';

/** Keeps the state at what the server says of a hall, asking every 20 s; the last answer stays while it cannot be asked. */
export function followHall(address: HallAddress): void {
  const { panelGid, language } = address;
  const place = `hall-${panelGid}`;
  let etag: string | undefined;
  showStoredView(place, (view) => viewOnPage(view, address));

  const live = createLiveView<PanelView>({
    read: () =>
      request({
        method: 'GET',
        path: '/api/v1/collab/web/panel/hall',
        query: `panelGid=${encodeURIComponent(panelGid)}`,
        etag,
        language,
      }).then((answer) => {
        heard();
        if (answer.status === 304) return undefined;
        etag = answer.etag;
        return JSON.parse(answer.text) as PanelView;
      }),
    onRefused(failure) {
      // The hall is no longer open to everybody, or gone: its own page says so.
      if (failure instanceof CallFailure && failure.status === 404 && state.get().view) location.reload();
    },
  });
  live.view.subscribe(() => {
    const received = live.view.get();
    if (!received) return;
    const offset = live.clockOffsetMs.get();
    setClockOffset(offset);
    keepView(deviceStorage(), place, { view: received, heardAt: Date.now(), offset });
    change({ view: viewOnPage(received, address) });
  });
  // In a pocket nothing is asked, and no clock of the page may have gone on.
  document.onvisibilitychange = live.refresh;
  watchContact();
}
