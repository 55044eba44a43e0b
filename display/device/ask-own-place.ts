import { deviceStorage } from '#client/device/browser-storage.ts';
import { pairedDevice, pairingPages } from '#client/device/paired-device.ts';
import { state } from '../state.ts';

/** A key that is refused at a place where it is not is asked about no more often than this, in ms. */
const pauseMs = 3000;

/**
 * A paired screen that its panel no longer lets in was moved, or its pairing has ended: it goes where it can ask. It does
 * so before the first view too, so it is not a part of what keeps a screen going.
 */
export function askOwnPlaceWhenRefused(): void {
  let goes = false;
  const look = () => {
    const { refusal, quiet } = state.get();
    if (goes || quiet || !refusal || !pairedDevice(deviceStorage(), 'panel').read().key) return;
    goes = true;
    setTimeout(() => location.replace(pairingPages.panel), pauseMs);
  };
  state.subscribe(look);
  look();
}
