import type { PanelView, QueueState } from '#generated/shapes.ts';
import type { QueueVariant } from '#generated/values.ts';
import type { Statement } from '../database/command.ts';
import { ownerOf, readPlace, readSetting } from '../queue/place.ts';
import { requireVariant } from '../queue/require-variant.ts';
import { readCalledPlaces } from '../queue/turn/called-places.ts';
import type { Composed } from '../views/composed.ts';
import { composePanelView } from '../views/panel-view.ts';
import { composeQueueState } from '../views/queue-state.ts';

/** What somebody watches: a panel's screen, or a counter as its controller sees it. */
export type Audience = {
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
export function audienceKey(audience: Audience): string {
  const { kind, organisationGid, panelGid } = audience;
  const of = kind === 'queue' ? [audience.variant, audience.queueOwnerGid ?? ''] : [''];
  return [kind, organisationGid, panelGid, ...of].join(' ');
}

/** Yields what an audience sees; refuses as the corresponding call does. */
export function* composeFor(audience: Audience, now: number): Generator<Statement, Composed<LiveView>, unknown> {
  const { organisationGid, panelGid } = audience;
  if (audience.kind === 'panel') return yield* composePanelView(organisationGid, panelGid, now);
  const setting = yield* readSetting(organisationGid, now);
  const place = yield* readPlace(organisationGid, panelGid);
  requireVariant(place, audience.variant);
  return {
    view: yield* composeQueueState(place, setting, audience.queueOwnerGid),
    dependsOn: new Set([
      panelGid,
      ...(place.group ? [place.group.gid, ...place.group.body.members] : []),
      ...(yield* readCalledPlaces(place)).map((one) => ownerOf(one).gid),
    ]),
    expiresAt: setting.moment.nextChangeAt,
  };
}
