import type { StoredRecord } from '#client/device/stored-record.ts';
import type { DisplayStorage } from '#generated/device.ts';
import { limits } from '#generated/limits.ts';
import type { CallShown, PanelView, SpokenBy } from '#generated/shapes.ts';

/** Most receipts in one report, and most that wait on the device while the server is away. */
export const mostAtOnce = 50;
const mostWaiting = 150;

type Calls = Pick<PanelView, 'epoch' | 'calls' | 'panel'>;

/**
 * What this screen did with each call: when it was drawn, when and how it was said. Kept on the device until the server
 * has it. A screen that was just switched on proves nothing about the calls before that.
 * @param afterwards writes when there is time for it
 */
export function createReceipts(
  record: StoredRecord<DisplayStorage>,
  afterwards: (write: () => void) => void = (write) => write(),
) {
  let waiting = read(record);
  let epoch = '';
  /** Calls up to this one were over before this screen began. */
  let before = 0;
  let shownTo = 0;

  function put(seq: number, part: Partial<CallShown>): void {
    if (seq <= before) return;
    const known = waiting.filter((one) => one.epoch === epoch && one.seq === seq)[0];
    // Another object: what is on its way must not count as delivered with what came after it.
    const receipt = Object.assign({ epoch, seq }, known, part);
    waiting = waiting.filter((one) => one !== known).concat(receipt);
    keep();
  }

  function keep(): void {
    waiting = waiting.slice(-mostWaiting);
    afterwards(() => record.change({ receipts: JSON.stringify(waiting) }));
  }

  return {
    /** A view has come; told before it is drawn and said. @param now the server's time in ms */
    begin(view: Calls, now: number): void {
      if (view.epoch === epoch) return;
      const started = epoch === '';
      epoch = view.epoch;
      const over = view.calls.filter(({ at }) => started && now - at > limits.spokenCallMaxAgeSeconds * 1000);
      before = over.reduce((last, { seq }) => Math.max(last, seq), 0);
      shownTo = before;
    },
    /** A view has been drawn. @param upTo the call on the card, where later ones still wait for their turn */
    shown(view: Calls, now: number, upTo = Number.POSITIVE_INFINITY): void {
      // A picture of before a restart, drawn until the server answers, proves nothing.
      if (view.epoch !== epoch) return;
      const silent: Partial<CallShown> = view.panel.voiceVolume === 0 ? { spokenBy: 'muted' } : {};
      // The card may be behind the list, in which it is no more.
      for (const seq of view.calls.map((call) => call.seq).concat(Number.isFinite(upTo) ? upTo : [])) {
        if (seq <= shownTo || seq > upTo) continue;
        put(seq, Object.assign({ shownAt: Math.round(now) }, silent));
      }
      shownTo = view.calls.reduce((last, { seq }) => Math.max(last, Math.min(seq, upTo)), shownTo);
    },
    /** A call has been said, or left. */
    spoken(seq: number, spokenBy: SpokenBy, at: number): void {
      const heard = ['late', 'refused', 'muted'].indexOf(spokenBy) < 0;
      put(seq, Object.assign({ spokenBy }, heard && { spokenAt: Math.round(at) }));
    },
    /** Those to be sent now, the oldest first. */
    waiting: (): CallShown[] => waiting.slice(0, mostAtOnce),
    /** The server has these. */
    delivered(sent: readonly CallShown[]): void {
      if (sent.length === 0) return;
      waiting = waiting.filter((one) => sent.indexOf(one) < 0);
      keep();
    },
  };
}

function read(record: StoredRecord<DisplayStorage>): CallShown[] {
  try {
    return JSON.parse(record.read().receipts || '[]') as CallShown[];
  } catch {
    return [];
  }
}
