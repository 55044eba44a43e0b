import { pageOfDevice, pairedDevice } from '#client/device/paired-device.ts';
import { storedRecord } from '#client/device/stored-record.ts';
import { CallFailure } from '#client/http/call-failure.ts';
import { limits } from '#generated/limits.ts';
import type { DevicePlace, PairingOffer } from '#generated/shapes.ts';
import type { DevicePurpose } from '#generated/values.ts';
import { request } from '../connection/request.ts';

/** What the page says: the code, if there is one, and why there is none or why it is asked for again. */
export interface Standing {
  code: string | undefined;
  notice: 'connecting' | 'busy' | 'copied' | 'ended' | undefined;
}

export interface Pairing {
  kind: DevicePurpose;
  /** Whether another device was found to have this one's identity. */
  copied: boolean;
  storage: Storage | undefined;
  language: string;
  show(standing: Standing): void;
  go(address: string): void;
}

const pollMs = limits.pairingPollSeconds * 1000;
/** After a refusal the next try waits: it will not be better within seconds. */
const busyMs = 20000;

/**
 * Asks where this device belongs until it belongs somewhere. What it was offered is kept beside its key while it waits:
 * somebody may be typing the code while the device is switched off and on. A browser that may store nothing keeps it with
 * its page: loaded again it shows the same code. A disk that is copied meanwhile gives away what is worth nothing a few
 * minutes later.
 */
export async function followPairing({ kind, copied, storage, language, show, go }: Pairing): Promise<void> {
  const record = pairedDevice(storage, kind);
  const offered = storedRecord<Partial<PairingOffer>>(storage, `callboard-pairing-${kind}`);
  if (copied) record.clear();
  let key = record.read().key;
  let code: string | undefined;
  if (!key) ({ key, code } = history.state || offered.read());
  let reason: Standing['notice'] = copied ? 'copied' : undefined;
  const post = (action: 'offer' | 'place', more: object) => {
    const path = `/api/v1/collab/web/device/pairing/${action}` as const;
    const body = Object.assign({ kind }, more);
    return request({ method: 'POST', path, body, language }).then(({ text }) => JSON.parse(text));
  };

  /** One step; gives whether the device has found its place. */
  async function step(): Promise<boolean> {
    const isNew = key === undefined;
    if (key === undefined) {
      offered.change({});
      const keepsNothing = !offered.isKept();
      const offer: PairingOffer = await post('offer', { engine: engineOf(), keepsNothing });
      ({ key, code } = offer);
      offered.change(offer);
      if (keepsNothing) history.replaceState(offer, '');
    }
    const place: DevicePlace = await post('place', { key });
    if (place.state === 'paired' && place.panelGid) {
      record.change({ key });
      offered.clear();
      go(pageOfDevice(kind, place.panelGid, key));
      return true;
    }
    if (place.state === 'unknown') {
      // A key that was kept belonged to a pairing that somebody has ended; any other is of a code that has expired.
      if (record.read().key) reason = 'ended';
      record.clear();
      offered.clear();
      key = undefined;
      if (isNew) throw new Error('offer forgotten');
      return step();
    }
    show({ code, notice: reason });
    return false;
  }

  show({ code: undefined, notice: 'connecting' });
  for (;;) {
    let pauseMs = pollMs;
    try {
      if (await step()) return;
    } catch (failure) {
      const isBusy = failure instanceof CallFailure && failure.status === 429;
      if (isBusy) pauseMs = busyMs;
      show({ code: undefined, notice: isBusy ? 'busy' : 'connecting' });
    }
    await wait(pauseMs);
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** The browser and its version, for the list of devices. */
function engineOf(): string {
  const engine = navigator.userAgent.match(/(Chrome|Firefox|Version)\/[\d.]+/);
  return engine ? engine[0].slice(0, 60) : 'unknown';
}
