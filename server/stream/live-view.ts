import type { PanelView, QueueState } from '#generated/shapes.ts';
import type { QueueVariant } from '#generated/values.ts';
import type { Statement } from '../database/command.ts';
import { ownerOf, readDay, readPlace } from '../queue/place.ts';
import { requireVariant } from '../queue/require-variant.ts';
import { readCalledPlaces } from '../queue/turn/called-places.ts';
import type { Composed } from '../views/composed.ts';
import { composePanelView } from '../views/panel-view.ts';
import { composeQueueState } from '../views/queue-state.ts';

/** What somebody watches: a panel's screen, or a counter as its controller sees it. */
export type LiveViewName = {
  readonly organisationGid: string;
  readonly panelGid: string;
} & (
  | { readonly kind: 'panel' }
  | {
      readonly kind: 'queue';
      readonly variant: QueueVariant;
      /** The queue that is looked at, where the counter calls from several. */
      readonly queueOwnerGid?: string | undefined;
    }
);

export type LiveView = PanelView | QueueState;

/** The same for all who watch the same thing: each distinct view is composed and serialised once. */
export function liveViewKey(name: LiveViewName): string {
  const { kind, organisationGid, panelGid } = name;
  const of = kind === 'queue' ? [name.variant, name.queueOwnerGid ?? ''] : [''];
  return [kind, organisationGid, panelGid, ...of].join(' ');
}

/** Yields a view as it is now; refuses as the corresponding call does. */
export function* composeLiveView(name: LiveViewName, now: number): Generator<Statement, Composed<LiveView>, unknown> {
  const { organisationGid, panelGid } = name;
  if (name.kind === 'panel') return yield* composePanelView(organisationGid, panelGid, now);
  const day = yield* readDay(organisationGid, now);
  const place = yield* readPlace(organisationGid, panelGid);
  requireVariant(place, name.variant);
  return {
    view: yield* composeQueueState(place, day, name.queueOwnerGid),
    dependsOn: new Set([
      panelGid,
      ...(place.group ? [place.group.gid, ...place.group.body.members] : []),
      ...(yield* readCalledPlaces(place)).map((one) => ownerOf(one).gid),
    ]),
    expiresAt: day.moment.nextChangeAt,
  };
}
