import type { PanelView } from '#generated/shapes.ts';
import { isOfToday } from './of-today.ts';

interface Kept {
  view: PanelView;
  /** When the server was last heard, by this device's clock. */
  heardAt: number;
  /** Server time minus this device's then, in ms. */
  offset: number;
}

/** The last view of a panel on this device, so that a screen that starts without a server shows something true. */
export function storedView(storage: Storage | undefined, panelGid: string) {
  const key = `callboard-view-${panelGid}`;
  return {
    write(view: PanelView, heardAt: number, offset: number): void {
      try {
        if (storage) storage.setItem(key, JSON.stringify({ view, heardAt, offset }));
      } catch {
        // A full or forbidden storage only costs the picture after a reboot.
      }
    },
    /**
     * The view, if it is of today both by this device's clock and by the server's as it was known: yesterday's numbers
     * are never shown. @param now this device's time in ms
     */
    read(now: number): Kept | undefined {
      try {
        const kept = JSON.parse(storage?.getItem(key) || 'null') as Kept | null;
        if (!kept) return undefined;
        return isOfToday(kept.view, now) && isOfToday(kept.view, now + kept.offset) ? kept : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
