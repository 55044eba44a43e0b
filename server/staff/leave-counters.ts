import type { Context, Statement } from '../database/command.ts';
import { takeLog } from '../event-log/take-log.ts';
import { closeCounter, openCounters } from '../queue/close-counters.ts';
import { groupsByMember } from '../queue/group-of.ts';
import { writeEvents } from '../queue/write-events.ts';

/**
 * Signs somebody off at the counters that are theirs no more: nothing pressed there would count, and patients who chose
 * such a counter, or were sent to it, would wait for nobody. A patient there stays called, for the next who takes it.
 * @param keeps whether a panel is still theirs
 */
export function* leaveCounters(
  context: Context,
  { organisationGid, gid }: { readonly organisationGid: string; readonly gid: string },
  keeps: (panelGid: string) => boolean,
): Generator<Statement, void, unknown> {
  yield* takeLog(organisationGid, context);
  const left = (yield* openCounters(organisationGid)).filter(
    ({ service, staffGid, panelGid }) => service !== 'unlogin' && staffGid === gid && !keeps(panelGid),
  );
  if (left.length === 0) return;
  const groups = yield* groupsByMember(organisationGid);
  const events = left.flatMap((counter) =>
    closeCounter(counter, groups.get(counter.panelGid)?.gid, { takenAway: true }),
  );
  yield* writeEvents(context, organisationGid, [], events);
}
