import type { PanelView } from '#generated/shapes.ts';
import { wholeView } from '../connection/whole-view.ts';
import { countersOf } from '../screen/screen-data.ts';
import type { HallAddress } from './hall-address.ts';

/** The hall's view as this page shows it: in the reader's language, and with the one room of a detail as its counter. */
export function viewOnPage(received: PanelView, { room, language }: HallAddress): PanelView {
  const view = wholeView(received);
  const counter = (room && countersOf(view).filter(({ gid }) => gid === room)[0]) || null;
  return Object.assign({}, view, { counter, panel: Object.assign({}, view.panel, { language }) });
}
