import { deviceStorage } from '#client/device/browser-storage.ts';
import { readRuntime } from '#client/device/read-runtime.ts';
import { type KeptHere, readStorage } from '#client/device/read-storage.ts';
import { storedRecord } from '#client/device/stored-record.ts';
import type { DisplayStorage } from '#generated/device.ts';
import { limits } from '#generated/limits.ts';
import type { PanelView, SpokenBy, ViewCall } from '#generated/shapes.ts';
import type { TellServer } from '../connection/panel-calls.ts';
import { type DisplayState, state } from '../state.ts';
import { eachSecond } from '../time/each-second.ts';
import { lastOf } from '../time/last-of.ts';
import { serverNow } from '../time/server-clock.ts';
import { describeScreen, readFeatures } from './describe-screen.ts';
import { obeyOrders } from './obey-orders.ts';
import { createReceipts, mostAtOnce } from './receipts.ts';

const everyMs = limits.screenReportSeconds * 1000;
/** A change is told this long after the last report at the earliest. */
const changeMs = 5000;
/**
 * What was shown and said is written to the device this long after: not a second, for calls that follow one another are
 * often that far apart, and the next one must not wait for it.
 */
const keepMs = 600;
/**
 * On a slow screen a report takes as long as the drawing of a call. Where calls follow one another it goes out as soon as
 * one is drawn, when the next is still far; else once nothing was drawn for a while.
 */
const settleMs = 200;
const quietMs = 2000;
/** Where a name is not known, several servers may answer in turn: the whole is sent for so long. */
const wholeMs = 60000;

/** Tells the server what this screen shows and says, every half minute and on change, and does what it is asked to. */
export function reportScreen(panelGid: string) {
  const record = storedRecord<DisplayStorage>(deviceStorage(), `callboard-panel-${panelGid}`);
  const screen = record.read().screen || Math.random().toString(36).slice(2).concat('00000000').slice(0, 12);
  record.change({ screen });
  const receipts = createReceipts(record, lastOf(keepMs));
  const startedAt = Date.now();
  let drawnSeq = -1;
  const runtime = readRuntime();
  let features: string[] | undefined;
  let stored: KeptHere = {};
  let told = '';
  /** The name of what was told, while the server knows it. */
  let again: string | undefined;
  let wholeUntil = 0;
  let nextAt = 0;
  /** Until when the server is left alone after it did not answer. */
  let awayUntil = 0;
  let pictureWanted = false;
  let sending = false;
  let drawnAt = 0;
  let lookNow = () => {};

  /** Says by its name what was said before; whether that was enough. */
  async function sayAgain(tell: TellServer): Promise<boolean> {
    const name = again;
    again = undefined;
    if (!name || performance.now() < wholeUntil) return false;
    const { whole } = await tell('heartbeat/again', undefined, `name=${name}&sentAt=${Date.now()}`);
    if (whole) wholeUntil = performance.now() + wholeMs;
    else again = name;
    return !whole;
  }

  async function look(tell: TellServer): Promise<void> {
    const held = state.get();
    // A clock that is put back by years must not keep a screen silent until then.
    const now = performance.now();
    const waiting = receipts.waiting();
    // A full report goes at once: what does not fit into it must not wait until others push it out.
    if (sending || !held.view || now < (waiting.length === mostAtOnce ? awayUntil : nextAt)) return;
    const isDue = now >= nextAt + everyMs - changeMs;
    if (isDue || !features) {
      features = readFeatures();
      readStorage().then((found) => (stored = found));
    }
    const said = Object.assign(describeScreen(held.view, drawnSeq, held, features), { runtime }, stored);
    const text = JSON.stringify(said);
    const isSame = text === told && waiting.length === 0 && !pictureWanted;
    if (isSame && !isDue) return;
    sending = true;
    try {
      if (!isSame || !(await sayAgain(tell))) {
        const picture = pictureWanted && { picture: held.view as never };
        const orders = await tell(
          'heartbeat',
          Object.assign({ screen, startedAt, sentAt: Date.now(), receipts: waiting }, said, picture),
        );
        receipts.delivered(waiting);
        told = text;
        again = orders.again;
        pictureWanted = orders.picture;
        obeyOrders(orders);
      }
      nextAt = pictureWanted ? 0 : performance.now() + changeMs;
    } catch {
      // A server that is away is asked again at leisure; what it must know waits on the device.
      nextAt = awayUntil = performance.now() + everyMs;
    }
    sending = false;
  }

  return {
    /** The name of this device among those that show the panel. */
    screen,
    taken: (view: PanelView) => receipts.begin(view, serverNow()),
    drawn(seq: number, onCard: DisplayState['onCard']): void {
      drawnSeq = seq;
      drawnAt = performance.now();
      setTimeout(lookNow, settleMs);
      const { view } = state.get();
      if (!view) return;
      // What is on the card was drawn in any case; the rest of a view that came meanwhile was not.
      const drawn = view.seq === seq ? view : Object.assign({}, view, { calls: [] });
      if (drawn === view || onCard) receipts.shown(drawn, serverNow(), onCard ? onCard.seq : undefined);
    },
    said: (call: ViewCall, by: SpokenBy, at: number) => receipts.spoken(call.seq, by, at),
    /** Begins to report. */
    start(tell: TellServer): void {
      lookNow = () => void look(tell);
      eachSecond(() => {
        if (performance.now() - drawnAt >= quietMs) lookNow();
      });
    },
  };
}
