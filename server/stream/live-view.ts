import type { PanelView, QueueState, TicketView } from '#generated/shapes.ts';
import type { Locale, QueueVariant } from '#generated/values.ts';
import type { Statement } from '../database/command.ts';
import { readDay, readPlace } from '../queue/place.ts';
import { requireVariant } from '../queue/require-variant.ts';
import type { Composed } from '../views/composed.ts';
import { composePanelView } from '../views/panel-view.ts';
import { composeWatchedState } from '../views/queue-state.ts';
import { composeWatchedTicket } from '../views/ticket-view.ts';

/** What somebody watches: a panel's screen, a counter as its controller sees it, or a patient's own ticket. */
export type LiveViewName = { readonly organisationGid: string } & (
  | {
      readonly kind: 'panel';
      readonly panelGid: string;
      /** Who reads it, where that is not the screen: its words are in their language. */
      readonly reader?: Locale;
    }
  | {
      readonly kind: 'queue';
      readonly panelGid: string;
      readonly variant: QueueVariant;
      /** The queue that is looked at, where the counter calls from several. */
      readonly queueOwnerGid?: string | undefined;
    }
  | { readonly kind: 'ticket'; readonly key: string }
);

export type LiveView = PanelView | QueueState | TicketView;

/** The same for all who watch the same thing: each distinct view is composed and serialised once. */
export function liveViewKey(name: LiveViewName): string {
  const { kind, organisationGid } = name;
  if (kind === 'ticket') return [kind, organisationGid, name.key].join(' ');
  const of = kind === 'queue' ? [name.variant, name.queueOwnerGid ?? ''] : [name.reader ?? ''];
  return [kind, organisationGid, name.panelGid, ...of].join(' ');
}

/** Yields a view as it is now; refuses as the corresponding call does. */
export function* composeLiveView(name: LiveViewName, now: number): Generator<Statement, Composed<LiveView>, unknown> {
  if (name.kind === 'ticket') return yield* composeWatchedTicket(name.key, now);
  const { organisationGid, panelGid } = name;
  if (name.kind === 'panel') return yield* composePanelView(organisationGid, panelGid, now, name.reader);
  const day = yield* readDay(organisationGid, now);
  const place = yield* readPlace(organisationGid, panelGid);
  requireVariant(place, name.variant);
  return yield* composeWatchedState(place, day, name.queueOwnerGid);
}
