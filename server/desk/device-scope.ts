import type { Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { getDocument } from '../documents/get-document.ts';
import { Refusal } from '../errors/refusal.ts';
import { findPanelType } from '../panel-types/panel-type.ts';
import { type CounterPlace, ownerOf, readPlaces, serves } from '../queue/place.ts';
import { calledPlaces, callersOf } from '../queue/turn/called-places.ts';
import { readSources } from '../views/read-sources.ts';

/** What a kiosk or ticket machine at a panel stands for. */
export interface DeviceScope {
  readonly panel: Document<'panel'>;
  /** The rooms and counters it covers. */
  readonly places: readonly CounterPlace[];
  /** All that the organisation has. */
  readonly all: readonly CounterPlace[];
}

/**
 * Yields what the device of a panel covers: at a serving panel its counter, or its whole group, and those whose queues it
 * calls in turn with its own; at a lobby the rooms
 * or groups that the lobby shows; at any other panel everything.
 */
export function* readDeviceScope(
  organisationGid: string,
  panelGid: string,
): Generator<Statement, DeviceScope, unknown> {
  const panel = yield* getDocument('panel', organisationGid, panelGid);
  if (!panel) throw new Refusal({ code: 'not_found' });
  const places = yield* readPlaces(organisationGid);
  const own = places.find((place) => place.panel.gid === panelGid);
  if (own && serves(own)) {
    const owners = calledPlaces(own, places).map((one) => ownerOf(one).gid);
    const covered = owners.flatMap((gid) => places.filter((place) => ownerOf(place).gid === gid));
    return { panel, places: covered, all: places };
  }
  const type = findPanelType(panel.body.type);
  if (!type || type.sources === 'none') return { panel, places, all: places };
  const sources = yield* readSources(panel, type, panel.body.settings ?? {});
  const covered = [...sources.places, ...sources.groups.flatMap((group) => group.places)];
  return { panel, places: covered.length > 0 ? covered : places, all: places };
}

/** One queue that numbers can be drawn from: a group's, or an ungrouped room's. */
export interface DrawnQueue {
  readonly place: CounterPlace;
  readonly group: Document<'group'> | undefined;
}

/** The queues behind some counters, each once, in their order. */
export function queuesBehind(places: readonly CounterPlace[]): DrawnQueue[] {
  const owners = new Map<string, DrawnQueue>();
  for (const place of places) {
    const { group } = place;
    const owner = group?.gid ?? place.panel.gid;
    // A group numbers if any of its counters does: the first one that keeps a list stands for it.
    const known = owners.get(owner);
    if (!known || (known.place.callingMode < 1 && place.callingMode >= 1)) owners.set(owner, { place, group });
  }
  return [...owners.values()];
}

/**
 * Whether tickets are issued here: the room keeps a list and is not switched off, nor are all the counters that call for
 * a group.
 * @param all the places that the organisation has
 */
export function issues({ place: { callingMode, panel }, group }: DrawnQueue, all: readonly CounterPlace[]): boolean {
  if (callingMode < 1) return false;
  if (!group) return panel.body.status !== 'disable';
  return callersOf(group.gid, all).some((one) => one.panel.body.status !== 'disable');
}
