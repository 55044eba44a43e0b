import { deviceStorage } from '#client/device/stored-record.ts';
import { CallFailure } from '#client/http/call-failure.ts';
import { createFollowedView } from '#client/stream/followed-view.ts';
import { createLiveView } from '#client/stream/live-view.ts';
import type { PanelView } from '#generated/shapes.ts';
import { note } from '../device/notes.ts';
import type { ScreenSigns } from '../running-screen.ts';
import { change, type DisplayState, state } from '../state.ts';
import { eachSecond } from '../time/each-second.ts';
import { lastOf } from '../time/last-of.ts';
import { serverNow, setClockOffset } from '../time/server-clock.ts';
import { contactSince } from './contact-age.ts';
import { isOfToday } from './of-today.ts';
import { createPanelCalls, type PanelCalls, type Proof } from './panel-calls.ts';
import type { ScreenAddress } from './screen-address.ts';
import { storedView } from './stored-view.ts';
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
 * @param onView told of every view that was taken, before it is drawn; gives the call that has the card then
 * @returns how to report, and what the watchdog looks at
 */
export function followPanel(address: ScreenAddress, onView: (view: PanelView) => DisplayState['onCard']): Following {
  const storage = deviceStorage();
  const kept = storedView(storage, address.panelGid);
  const calls = createPanelCalls({
    panelGid: address.panelGid,
    key: address.key,
    storage,
    language: () => (state.get().view || { panel: { language: 'zh-TW' } }).panel.language,
  });
  const afterwards = lastOf(keepMs);
  let heardAt = monotonic();

  const before = kept.read(Date.now());
  if (before) {
    const age = Math.abs(Date.now() - before.heardAt);
    heardAt -= age;
    setClockOffset(before.offset);
    change(Object.assign({ view: wholeView(before.view) }, contactSince(age)));
  }

  function heard() {
    heardAt = monotonic();
    change({ contact: 'fresh', outdated: false, refusal: undefined, asks: undefined });
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
    followed: createFollowedView(),
    onRefused(failure) {
      const by = calls.asks();
      if (by) {
        if (!asks) asks = { by, prove };
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
    const received = live.view.get();
    if (!received) return;
    heard();
    const [now, offset] = [Date.now(), live.clockOffsetMs.get()];
    afterwards(() => kept.write(received, now, offset));
    const view = wholeView(received);
    let onCard: DisplayState['onCard'];
    try {
      onCard = onView(view);
    } catch (error) {
      note(`a view could not be announced: ${error}`);
    }
    change({ view, onCard });
    hideKey(address, calls.access.record.isKept());
  });
  eachSecond(() => {
    const { contact, since } = contactSince(monotonic() - heardAt);
    change({ contact, since, outdated: contact === 'lost' && isOfBefore(state.get().view) });
    calls.renewInTime();
  });
  return {
    tell: calls.tell,
    signs: {
      saidSeq: live.saidSeq,
      silentMs: () => monotonic() - heardAt,
      reconnect: live.reconnect,
    },
  };
}

/** Time that no correction of the device's clock moves, in ms. */
function monotonic(): number {
  return performance.now();
}

/** Whether a view is of another day: such numbers are no longer anybody's. */
function isOfBefore(view: PanelView | undefined): boolean {
  return Boolean(view) && !isOfToday(view as PanelView, serverNow());
}

/** The key leaves the address bar once it is certain that a reload finds it on the device. */
function hideKey({ key }: ScreenAddress, isKept: boolean): void {
  if (!key || !isKept || location.search.indexOf('key=') < 0) return;
  const rest = location.search.replace(/([?&])key=[^&]*&?/, '$1').replace(/[?&]$/, '');
  history.replaceState(null, '', location.pathname + rest);
}
