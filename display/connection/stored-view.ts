import type { PanelView } from '#generated/shapes.ts';

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

/** The last view of a panel that this device has, of whatever day; null or undefined where it has none. */
export function readStoredView(storage: Storage | undefined, panelGid: string): StoredView | null | undefined {
  try {
    return JSON.parse((storage as Storage).getItem(placeOfView(panelGid)) as string);
  } catch {
    return undefined; // no storage, or rubbish in it
  }
}
