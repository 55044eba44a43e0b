import { deviceStorage } from '#client/device/browser-storage.ts';
import type { PanelView } from '#generated/shapes.ts';
import { bringDrawings } from '../screen/drawings.ts';
import { change } from '../state.ts';
import { setClockOffset } from '../time/server-clock.ts';
import { heardBefore } from './contact.ts';
import { isOfToday } from './of-today.ts';
import { readStoredView } from './stored-view.ts';

/**
 * Shows the last view that this device has, if it is of today. From one of another day it is known what the screen will
 * need: that comes while the server is asked. @param form makes of a view what the page shows
 */
export function showStoredView(panelGid: string, form: (view: PanelView) => PanelView): void {
  const kept = readStoredView(deviceStorage(), panelGid);
  if (!kept) return;
  const now = Date.now();
  try {
    const view = form(kept.view);
    change({ language: view.panel.language });
    bringDrawings(view.layout.root);
    // By this device's clock, and by the server's as it was known.
    if (!isOfToday(kept.view, now, now + kept.offset)) return;
    setClockOffset(kept.offset);
    heardBefore(Math.abs(now - kept.heardAt));
    change({ view });
  } catch {
    // What another version kept, or rubbish, costs the picture only.
  }
}
