import { deviceStorage } from '#client/device/stored-record.ts';
import { CallFailure } from '#client/http/call-failure.ts';
import { createLiveView } from '#client/stream/live-view.ts';
import type { PanelView } from '#generated/shapes.ts';
import { contactSince } from '../connection/contact-age.ts';
import { isOfToday } from '../connection/of-today.ts';
import { request } from '../connection/request.ts';
import { storedView } from '../connection/stored-view.ts';
import { change, state } from '../state.ts';
import { eachSecond } from '../time/each-second.ts';
import { serverNow, setClockOffset } from '../time/server-clock.ts';
import type { HallAddress } from './hall-address.ts';
import { viewOnPage } from './hall-view.ts';

/** Keeps the state at what the server says of a hall, asking every 20 s; the last answer stays while it cannot be asked. */
export function followHall(address: HallAddress): void {
  const { panelGid, language } = address;
  const kept = storedView(deviceStorage(), `hall-${panelGid}`);
  let heardAt = performance.now();
  let etag: string | undefined;

  const before = kept.read(Date.now());
  if (before) {
    heardAt -= Math.abs(Date.now() - before.heardAt);
    setClockOffset(before.offset);
    change(Object.assign({ view: viewOnPage(before.view, address) }, contactSince(performance.now() - heardAt)));
  }

  const live = createLiveView<PanelView>({
    read: () =>
      request({
        method: 'GET',
        path: '/api/v1/collab/web/panel/hall',
        query: `panelGid=${encodeURIComponent(panelGid)}`,
        etag,
        language,
      }).then((answer) => {
        heardAt = performance.now();
        change({ contact: 'fresh', outdated: false, refusal: undefined });
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
    setClockOffset(live.clockOffsetMs.get());
    kept.write(received, Date.now(), live.clockOffsetMs.get());
    change({ view: viewOnPage(received, address) });
  });
  eachSecond(() => {
    const { contact, since } = contactSince(performance.now() - heardAt);
    const { view } = state.get();
    change({ contact, since, outdated: contact === 'lost' && view !== undefined && !isOfToday(view, serverNow()) });
  });
}
