import { all, type Statement } from '../database/command.ts';
import { about } from './counter-call.ts';
import type { QueueEvent } from './event.ts';
import { readCounter } from './read-rows.ts';
import type { CounterRow } from './rows.ts';

/** Yields the counters of an organisation at which somebody sits, or a call was left open. */
export function* openCounters(organisationGid: string): Generator<Statement, CounterRow[], unknown> {
  const rows = yield* all<{ gid: string }>(
    'counter',
    `SELECT panel_gid AS gid FROM counter
     WHERE organisation_gid = ? AND (service <> 'unlogin' OR call_queue_gid IS NOT NULL) ORDER BY panel_gid`,
    organisationGid,
  );
  const counters: CounterRow[] = [];
  for (const { gid } of rows) counters.push((yield* readCounter(gid))!);
  return counters;
}

/**
 * What happens when a counter is closed without anybody there: its member of staff is out. At the end of the day its call
 * is finished, as one that nobody closed; before that the patient may still be in the room.
 * @param why dayEnds: the business day is over; takenAway: an administrator has switched it off, or it is no longer theirs
 */
export function closeCounter(
  { panelGid, call, service, staffGid }: CounterRow,
  groupGid: string | undefined,
  why: { readonly dayEnds?: true; readonly takenAway?: true } = {},
): QueueEvent[] {
  const at = { panelGid, groupGid };
  const payload = { closedBy: 'nobody' as const };
  const { dayEnds = false, takenAway } = why;
  const left = {
    automatic: true,
    ...(dayEnds && { dayEnded: true }),
    ...(takenAway && { takenAway }),
    ...(staffGid && { leftBy: staffGid }),
  };
  return [
    ...(call && dayEnds ? [{ kind: 'completed' as const, ...at, ...about(call), payload }] : []),
    ...(service === 'unlogin' ? [] : [{ kind: 'loggedOut' as const, ...at, payload: left }]),
  ];
}
