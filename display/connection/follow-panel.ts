import { deviceStorage } from '#client/device/browser-storage.ts';
import { CallFailure } from '#client/http/call-failure.ts';
import { createFollowedView } from '#client/stream/followed-view.ts';
import { createLiveView } from '#client/stream/live-view.ts';
import type { PanelView } from '#generated/shapes.ts';
import { note } from '../device/notes.ts';
import type { ScreenSigns } from '../running-screen.ts';
import { change, type DisplayState, spokenLanguage, state } from '../state.ts';
import { eachSecond } from '../time/each-second.ts';
import { lastOf } from '../time/last-of.ts';
import { setClockOffset } from '../time/server-clock.ts';
import { heard, silentMs } from './contact.ts';
import type { FirstView } from './first-view.ts';
import { keepView } from './keep-view.ts';
import { createPanelCalls, type PanelCalls, type Proof } from './panel-calls.ts';
import type { ScreenAddress } from './screen-address.ts';
import { wholeView } from './whole-view.ts';

export interface Following {
  tell: PanelCalls['tell'];
  signs: Pick<ScreenSigns, 'saidSeq' | 'silentMs' | 'reconnect'>;
}

/**
 * The view is written to the device this long after it came, or with those that come until then: of 60 rooms it costs as
 * much as all else that a call does.
 */
const keepMs = 15000;

/** Refusals that only another address cures; everything else is a server that cannot answer now. */
const refusals = [400, 401, 403, 404];

/**
 * Keeps the state at what the server says: by stream with a poll under it, or by poll alone (thumbnail).
 * @param first what was read for the first picture
 * @param onView told of every view that was taken, before it is drawn; gives the call that has the card then
 * @returns how to report, and what the watchdog looks at
 */
export function followPanel(
  address: ScreenAddress,
  first: FirstView | undefined,
  onView: (view: PanelView) => DisplayState['onCard'],
): Following {
  const storage = deviceStorage();
  const calls = createPanelCalls({
    panelGid: address.panelGid,
    key: address.key,
    storage,
    language: () => spokenLanguage(state.get()),
    etag: first?.etag,
  });
  const afterwards = lastOf(keepMs);
  let keyHidden = false;

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
    followed: createFollowedView(),
    onRefused(failure) {
      const asked = calls.asks();
      if (asked) {
        if (!asks) asks = { by: asked.authentication, prove };
        change({ asks, language: asked.language, refusal: undefined });
      } else if (calls.access.state.get() === 'missing') change({ refusal: 'noKey' });
      else if (failure instanceof CallFailure && refusals.indexOf(failure.status) >= 0) change({ refusal: 'refused' });
    },
  });

  live.clockOffsetMs.subscribe(() => {
    setClockOffset(live.clockOffsetMs.get());
    heard();
  });
  live.view.subscribe(() => {
    const received = live.view.get();
    if (!received) return;
    heard();
    const kept = { view: received, heardAt: Date.now(), offset: live.clockOffsetMs.get() };
    afterwards(() => keepView(storage, address.panelGid, kept));
    const view = wholeView(received);
    let onCard: DisplayState['onCard'];
    try {
      onCard = onView(view);
    } catch (error) {
      note(`a view could not be announced: ${error}`);
    }
    change({ view, onCard });
    if (!keyHidden) keyHidden = hideKey(address, calls.access.record.isKept());
  });
  if (first) live.take(first.view);
  eachSecond(calls.renewInTime);
  return {
    tell: calls.tell,
    signs: { saidSeq: live.saidSeq, silentMs, reconnect: live.reconnect },
  };
}

/** The key leaves the address bar once it is certain that a reload finds it on the device. @returns whether it has */
function hideKey({ key }: ScreenAddress, isKept: boolean): boolean {
  if (!key || !isKept) return !key;
  const rest = location.search.replace(/([?&])key=[^&]*&?/, '$1').replace(/[?&]$/, '');
  history.replaceState(null, '', location.pathname + rest);
  return true;
}
