import type { PanelView, QueueState } from '#generated/shapes.ts';
import type { QueueVariant } from '#generated/values.ts';
import type { Statement } from '../database/command.ts';
import { requireVariant } from '../queue/act-at-counter.ts';
import { readPlace, readSetting } from '../queue/place.ts';
import type { Composed } from '../views/composed.ts';
import { composePanelView } from '../views/panel-view.ts';
import { composeQueueState } from '../views/queue-state.ts';

/** What somebody watches: a panel's screen, or a counter as its controller sees it. */
export type Audience = {
  readonly organisationGid: string;
  readonly panelGid: string;
} & ({ readonly kind: 'panel' } | { readonly kind: 'queue'; readonly variant: QueueVariant });

export type LiveView = PanelView | QueueState;

/** The same for all who watch the same thing: each distinct view is composed and serialised once. */
export function audienceKey(audience: Audience): string {
  const { kind, organisationGid, panelGid } = audience;
  return [kind, organisationGid, panelGid, kind === 'queue' ? audience.variant : ''].join(' ');
}

/** Yields what an audience sees; refuses as the corresponding call does. */
export function* composeFor(audience: Audience, now: number): Generator<Statement, Composed<LiveView>, unknown> {
  const { organisationGid, panelGid } = audience;
  if (audience.kind === 'panel') return yield* composePanelView(organisationGid, panelGid, now);
  const setting = yield* readSetting(organisationGid, now);
  const place = yield* readPlace(organisationGid, panelGid);
  requireVariant(place, audience.variant);
  return {
    view: yield* composeQueueState(place, setting),
    dependsOn: new Set([panelGid, ...(place.group ? [place.group.gid, ...place.group.body.members] : [])]),
    expiresAt: setting.moment.nextChangeAt,
  };
}
