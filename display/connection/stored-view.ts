import type { PanelView } from '#generated/shapes.ts';
import { isOfToday } from './of-today.ts';

/** A view as it is kept on this device. */
export interface StoredView {
  view: PanelView;
  /** When the server was last heard, by this device's clock. */
  heardAt: number;
  /** Server time minus this device's then, in ms. */
  offset: number;
}

/** Where the last view of a panel is kept, so that a screen that starts without a server shows something true. */
export function placeOfView(panelGid: string): string {
  return `callboard-view-${panelGid}`;
}

/** The last view of a panel that this device has, of whatever day. */
export function readStoredView(storage: Storage | undefined, panelGid: string): StoredView | undefined {
  try {
    return (storage && JSON.parse(storage.getItem(placeOfView(panelGid)) || 'null')) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a view is of today both by this device's clock and by the server's as it was known: yesterday's numbers are
 * never shown. @param now this device's time in ms
 */
export function isStillOfToday({ view, offset }: StoredView, now: number): boolean {
  return isOfToday(view, now) && isOfToday(view, now + offset);
}
