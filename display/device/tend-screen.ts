import type { PanelView } from '#generated/shapes.ts';
import type { TellServer } from '../connection/panel-calls.ts';
import { announceCalls } from '../sound/announce-calls.ts';
import { flashScreen } from '../sound/flash-screen.ts';
import { turnsAtLoudspeaker } from '../sound/shared-loudspeaker.ts';
import { change, type DisplayState } from '../state.ts';
import { serverNow } from '../time/server-clock.ts';
import { createTurns } from './calls-in-turn.ts';
import { reportScreen } from './report-screen.ts';

export interface Tending {
  /** A view has come; told before it is drawn. @returns the call that has the card then */
  taken(view: PanelView): DisplayState['onCard'];
  /** The view of this revision has been drawn, and this call on the card. */
  drawn(seq: number, onCard: DisplayState['onCard']): void;
}

/** What a screen in a hall does besides its picture: it makes calls heard, and tells the server what it shows and says. */
export function tendScreen(panelGid: string, tell: TellServer): Tending {
  const device = reportScreen(panelGid);
  const loudspeaker = turnsAtLoudspeaker(device.screen, (wish) => tell('loudspeaker', wish));
  const announce = announceCalls(panelGid, device.said, loudspeaker);
  const flash = flashScreen();
  const turns = createTurns(serverNow);
  let timer: number | undefined;
  function turn(): DisplayState['onCard'] {
    const { call, waitMs } = turns.next();
    clearTimeout(timer);
    if (waitMs !== undefined) timer = window.setTimeout(() => change({ onCard: turn() }), waitMs);
    return call;
  }
  device.start(tell);
  return {
    taken(view) {
      device.taken(view);
      announce(view);
      flash(view);
      turns.take(view);
      return turn();
    },
    drawn: device.drawn,
  };
}
