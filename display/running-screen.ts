import type { Store } from '#client/store.ts';
import type { FirstView } from './connection/first-view.ts';
import type { PanelCalls } from './connection/panel-calls.ts';
import type { ScreenAddress } from './connection/screen-address.ts';
import type { Tending } from './device/tend-screen.ts';
import type { DisplayState } from './state.ts';

/** What the first script of a page hands to the second, which keeps the screen going (later.ts). */
export interface RunningScreen {
  address: ScreenAddress;
  state: Store<DisplayState>;
  /** Changes part of the state. */
  change(part: Partial<DisplayState>): void;
  /** Remembers a fault for the next report. */
  note(fault: string): void;
  /** The server's time in ms. */
  now(): number;
  /** What was read for the first picture. */
  first?: FirstView | undefined;
  /** What stands on the screen: the revision, -1 for none, and the call on the card. */
  drawn: { seq: number; onCard: DisplayState['onCard'] };
  /** Is told what is drawn. */
  tending?: Tending;
  /** What the watchdog looks at besides the state; undefined where the screen follows no panel. */
  signs?: ScreenSigns;
  /** Tells the server what the screen shows and says; undefined for a thumbnail and a preview. */
  tell?: PanelCalls['tell'] | undefined;
}

export interface ScreenSigns {
  /** The revision that was drawn last. */
  drawnSeq(): number;
  /** The revision that the stream said to be the newest; -1 while there is no stream. */
  saidSeq(): number;
  /** Since when nothing came from the server, in ms. */
  silentMs(): number;
  /** Drops the stream and opens another one. */
  reconnect(): void;
}
