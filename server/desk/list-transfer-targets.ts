import type { TransferTarget, TransferTargetList } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import { asCounted } from '../ground/as-counted.ts';
import { type CounterPlace, type OrganisationDay, readPlaces } from '../queue/place.ts';
import { countWaiting, readCounter } from '../queue/read-rows.ts';
import { servedQueue } from '../queue/served-queue.ts';
import { isOpen, mayReceive } from '../queue/transfer-target.ts';
import { callersOf } from '../queue/turn/called-places.ts';

const targetLimit = 500;

/** Yields where a counter may send its patients: the groups, then the other counters, each with who waits there. */
export function* listTransferTargets(
  from: CounterPlace,
  day: OrganisationDay,
): Generator<Statement, TransferTargetList, unknown> {
  const all = yield* readPlaces(day.organisationGid);
  const places = all.filter((place) => place.callingMode >= 1 && mayReceive(from, place));
  const groups = new Map<string, TransferTarget>();
  const counters: TransferTarget[] = [];
  for (const place of places) {
    const { panel, group } = place;
    const counter = yield* readCounter(panel.gid);
    const open = isOpen(place, counter);
    const waiting = yield* countWaiting((yield* servedQueue(place, day, counter)).gid);
    if (group) {
      const known = groups.get(group.gid);
      groups.set(group.gid, {
        groupGid: group.gid,
        name: group.body.name,
        open: known?.open ?? (yield* isServed(group.gid, all)),
        waiting,
      });
    }
    if (panel.gid === from.panel.gid) continue;
    const { name, counterName, departmentName } = panel.body;
    counters.push({
      panelGid: panel.gid,
      name: counterName || name,
      ...(departmentName && { departmentName }),
      open,
      waiting,
    });
  }
  const inOrder = [...groups.values(), ...counters.sort((one, other) => asCounted(one.name, other.name))];
  return { data: inOrder.slice(0, targetLimit) };
}

/** Yields whether somebody sits at one of the counters that call from a group. */
function* isServed(groupGid: string, places: readonly CounterPlace[]): Generator<Statement, boolean, unknown> {
  for (const caller of callersOf(groupGid, places)) {
    if (isOpen(caller, yield* readCounter(caller.panel.gid))) return true;
  }
  return false;
}
