import { controllerStorage } from '#client/device/controller-storage.ts';
import { deviceStorage } from '#client/device/stored-record.ts';
import type { PanelView, ScreenOrders, ScreenReport } from '#generated/shapes.ts';
import { announceCalls } from '../sound/announce-calls.ts';
import { reportScreen } from './report-screen.ts';

export interface Tending {
  /** A view has come; told before it is drawn. */
  taken(view: PanelView): void;
  /** The view of this revision has been drawn. */
  drawn(seq: number): void;
}

/** What a screen in a hall does besides its picture: it makes calls heard, and tells the server what it shows and says. */
export function tendScreen(panelGid: string, send: (report: ScreenReport) => Promise<ScreenOrders>): Tending {
  // Outside the controller's addresses, what it keeps on the device is cleared (product.md section 2).
  controllerStorage(deviceStorage()).clear();
  const device = reportScreen(panelGid);
  const announce = announceCalls(panelGid, device.said);
  device.start(send);
  return {
    taken(view) {
      device.taken(view);
      announce(view);
    },
    drawn: device.drawn,
  };
}
