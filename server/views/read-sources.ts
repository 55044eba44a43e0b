import type { PanelSettings } from '#generated/device.ts';
import type { BuiltInPanel } from '#generated/panel-types.ts';
import type { Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { type CounterPlace, readPlaces } from '../queue/place.ts';
import { membersOf } from './view-group.ts';

/** Where the numbers on a screen come from, in its order. */
export interface Sources {
  /** The panel's own counter, where it serves. */
  readonly own: CounterPlace | undefined;
  readonly places: readonly CounterPlace[];
  readonly groups: readonly { readonly group: Document<'group'>; readonly places: readonly CounterPlace[] }[];
}

/** Yields the rooms or groups that a panel shows: those its settings name, or all when they name none. */
export function* readSources(
  panel: Document<'panel'>,
  type: Pick<BuiltInPanel, 'sources' | 'variant'>,
  settings: Readonly<PanelSettings>,
): Generator<Statement, Sources, unknown> {
  const places = yield* readPlaces(panel.organisationGid);
  const own = places.find((place) => place.panel.gid === panel.gid);
  const named = settings.sources ?? [];
  if (type.sources === 'panels') {
    // A room is a counter with a queue of its own; the counters of a group belong on a group's lobby. A lobby of another
    // family of calls (examination rooms) names it.
    const { variant = 'clinic' } = type;
    const rooms =
      named.length > 0
        ? inOrder(named, places, ({ panel: { gid } }) => gid)
        : places.filter((place) => place.variant === variant);
    return { own, places: rooms, groups: [] };
  }
  if (type.sources === 'groups') {
    const groups = yield* listDocuments('group', panel.organisationGid);
    const shown = named.length > 0 ? inOrder(named, groups, ({ gid }) => gid) : groups;
    return { own, places: [], groups: shown.map((group) => ({ group, places: membersOf(group, places) })) };
  }
  return { own, places: [], groups: [] };
}

function inOrder<Thing>(gids: readonly string[], things: readonly Thing[], gidOf: (thing: Thing) => string): Thing[] {
  return gids.flatMap((gid) => things.find((thing) => gidOf(thing) === gid) ?? []);
}
