import type { PanelView } from '#generated/shapes.ts';
import { isoDate, localTime } from '../time/date-text.ts';

interface Kept {
  view: PanelView;
  /** When the server was last heard, by this device's clock. */
  heardAt: number;
}

/** The last view of a panel on this device, so that a screen that starts without a server shows something true. */
export function storedView(storage: Storage | undefined, panelGid: string) {
  const key = `callboard-view-${panelGid}`;
  return {
    write(view: PanelView, heardAt: number): void {
      try {
        if (storage) storage.setItem(key, JSON.stringify({ view, heardAt }));
      } catch {
        // A full or forbidden storage only costs the picture after a reboot.
      }
    },
    /** The view, if it is of today: yesterday's numbers are never shown. @param now this device's time in ms */
    read(now: number): Kept | undefined {
      try {
        const kept = JSON.parse(storage?.getItem(key) || 'null') as Kept | null;
        if (!kept) return undefined;
        const today = isoDate(localTime(now, kept.view.organisation.timeZoneOffsetMinutes));
        return kept.view.serviceDate === today ? kept : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
