import { createStore } from '#client/store.ts';
import type { Locale, PanelView, ViewCall } from '#generated/shapes.ts';
import type { PanelAuthentication } from '#generated/values.ts';
import type { Proof } from './connection/panel-calls.ts';

/** fresh: heard from the server lately; late: not for 45 s; lost: not for 5 minutes. */
export type Contact = 'fresh' | 'late' | 'lost';

export interface DisplayState {
  view: PanelView | undefined;
  /** The call whose turn it is (device/calls-in-turn.ts); undefined until calls take turns: it is the view's latest then. */
  onCard: ViewCall | null | undefined;
  contact: Contact;
  /** The minute of the last contact, by the server's clock; looked at while there is none. */
  since: number;
  /** The view is of another day, and the server cannot be asked. */
  outdated: boolean;
  /** Why the server will not show this panel to this screen, as a key of the dictionary. */
  refusal: 'noKey' | 'refused' | undefined;
  /** Somebody must let this screen in first. */
  asks: { by: PanelAuthentication; prove(proof: Proof): Promise<string | undefined> } | undefined;
  /** The browser plays no sound before somebody touches the screen. */
  soundBlocked: boolean;
  speaking: boolean;
  /** The language whose words were asked for last: they came, or cannot be had now. A new list draws anew. */
  words: readonly Locale[];
  /** Blocks whose drawings were asked for: they came, or cannot be had now. */
  blocks: readonly string[];
  /** What the screen speaks before it has a view. */
  language: Locale;
  /** No sound, no film: a thumbnail or a preview. */
  quiet: boolean;
  /** It is night for this panel: the screen is dark. */
  dark: boolean;
  /** Where media are that this device keeps, by their own address; '' for one that would not play from here. */
  kept: { readonly [url: string]: string | undefined };
  width: number;
  height: number;
}

/** All that the picture depends on. */
export const state = createStore<DisplayState>({
  view: undefined,
  onCard: undefined,
  contact: 'fresh',
  since: 0,
  outdated: false,
  refusal: undefined,
  asks: undefined,
  soundBlocked: false,
  speaking: false,
  later: undefined,
  words: [],
  blocks: [],
  language: 'zh-TW',
  quiet: false,
  dark: false,
  kept: {},
  width: window.innerWidth,
  height: window.innerHeight,
});

/** The language that a screen speaks. */
export function spokenLanguage({ view, language }: DisplayState): Locale {
  return view ? view.panel.language : language;
}

/** Changes part of the state; values that are the same draw nothing. */
export function change(part: Partial<DisplayState>): void {
  const held = state.get();
  const keys = Object.keys(part) as (keyof DisplayState)[];
  if (keys.some((key) => !Object.is(held[key], part[key]))) state.set(Object.assign({}, held, part));
}
