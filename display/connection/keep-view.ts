import { placeOfView, type StoredView } from './stored-view.ts';

/** Keeps the last view of a panel on this device. */
export function keepView(storage: Storage | undefined, panelGid: string, kept: StoredView): void {
  try {
    if (storage) storage.setItem(placeOfView(panelGid), JSON.stringify(kept));
  } catch {
    // A full or forbidden storage only costs the picture after a reboot.
  }
}
