import { deviceStorage } from '#client/device/stored-record.ts';
import { CallFailure } from '#client/http/call-failure.ts';
import { createLiveView } from '#client/stream/live-view.ts';
import type { PanelView } from '#generated/shapes.ts';
import { change, type DisplayState, state } from '../state.ts';
import { setClockOffset } from '../time/server-clock.ts';
import { contactOf } from './contact-age.ts';
import { createPanelCalls, type PanelCalls, type Proof } from './panel-calls.ts';
import type { ScreenAddress } from './screen-address.ts';
import { storedView } from './stored-view.ts';

/** Refusals that only another address cures; everything else is a server that cannot answer now. */
const refusals = [400, 401, 403, 404];

/**
 * Keeps the state at what the server says: by stream with a poll under it, or by poll alone (thumbnail).
 * @param onView told of every view that was taken, before it is drawn
 * @returns the calls of this screen
 */
export function followPanel(address: ScreenAddress, onView: (view: PanelView) => void): PanelCalls {
  const storage = deviceStorage();
  const kept = storedView(storage, address.panelGid);
  const calls = createPanelCalls({
    panelGid: address.panelGid,
    key: address.key,
    storage,
    language: () => (state.get().view || { panel: { language: 'zh-TW' } }).panel.language,
  });
  let heardAt = Date.now();

  const before = kept.read(heardAt);
  if (before) {
    heardAt = before.heardAt;
    change({ view: before.view, contact: contactOf(Date.now() - heardAt) });
  }

  function heard() {
    heardAt = Date.now();
    change({ contact: 'fresh', refusal: undefined, asks: undefined });
  }

  let asks: DisplayState['asks'];
  async function prove(proof: Proof): Promise<string | undefined> {
    const reason = await calls.prove(proof);
    if (reason === undefined) location.reload();
    return reason;
  }

  const live = createLiveView<PanelView>({
    read: () =>
      calls.readView().then((view) => {
        heard();
        return view;
      }),
    address: address.thumbnail ? undefined : calls.streamAddress,
    onRefused(failure) {
      const by = calls.asks();
      if (by) {
        asks ??= { by, prove };
        change({ asks, refusal: undefined });
      } else if (calls.access.state.get() === 'missing') change({ refusal: 'noKey' });
      else if (failure instanceof CallFailure && refusals.indexOf(failure.status) >= 0) change({ refusal: 'refused' });
    },
  });

  live.clockOffsetMs.subscribe(() => {
    setClockOffset(live.clockOffsetMs.get());
    heard();
  });
  live.view.subscribe(() => {
    const view = live.view.get();
    if (!view) return;
    heard();
    kept.write(view, heardAt);
    onView(view);
    change({ view });
    hideKey(address, calls.access.record.isKept());
  });
  setInterval(() => {
    change({ contact: contactOf(Date.now() - heardAt) });
  }, 1000);
  return calls;
}

/** The key leaves the address bar once it is certain that a reload finds it on the device. */
function hideKey({ key }: ScreenAddress, isKept: boolean): void {
  if (!key || !isKept || location.search.indexOf('key=') < 0) return;
  const rest = location.search.replace(/([?&])key=[^&]*&?/, '$1').replace(/[?&]$/, '');
  history.replaceState(null, '', location.pathname + rest);
}
