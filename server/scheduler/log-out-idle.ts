import { all, type Context, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { takeLog } from '../event-log/take-log.ts';
import { minuteMs } from '../ground/durations.ts';
import { appendEntry } from '../journal/append-entry.ts';
import { closeCounter, openCounters } from '../queue/close-counters.ts';
import { readDay, readPlaces } from '../queue/place.ts';
import { lastDoneAt } from '../queue/presence.ts';
import { writeEvents } from '../queue/write-events.ts';

/** Yields the counters at which somebody sits and nobody has done anything for so many minutes. */
export function* idleCounters(
  organisationGid: string,
  minutes: number,
  now: number,
): Generator<Statement, string[], unknown> {
  const rows = yield* all<{ gid: string; at: number | null }>(
    ['counter', 'event'],
    `SELECT c.panel_gid AS gid, ${lastDoneAt} AS at
     FROM counter c WHERE c.organisation_gid = ? AND c.service <> 'unlogin' ORDER BY c.panel_gid`,
    organisationGid,
  );
  return rows.filter(({ at }) => now - Number(at ?? 0) >= minutes * minuteMs).map(({ gid }) => gid);
}

/** Command: closes the counters that were left without logging out; answers how many. */
export const logOutIdle = defineCommand(
  import.meta.url,
  'logOutIdle',
  function* (
    { organisationGid }: { organisationGid: string },
    context: Context,
  ): Generator<Statement, { count: number }, unknown> {
    yield* takeLog(organisationGid, context);
    const { organisation } = yield* readDay(organisationGid, context.now);
    const minutes = organisation.autoLogoutMinutes ?? 0;
    const idle = minutes > 0 ? yield* idleCounters(organisationGid, minutes, context.now) : [];
    if (idle.length === 0) return { count: 0 };
    const groups = new Map((yield* readPlaces(organisationGid)).map(({ panel, group }) => [panel.gid, group?.gid]));
    const closing = (yield* openCounters(organisationGid)).filter(({ panelGid }) => idle.includes(panelGid));
    const events = closing.flatMap((counter) => closeCounter(counter, groups.get(counter.panelGid)));
    yield* writeEvents(context, organisationGid, [], events);
    const counts = { expiredTickets: 0, loggedOutCounters: idle.length, presetQueues: 0 };
    yield* appendEntry('scheduler', organisationGid, { job: 'autoLogout', outcome: 'done', ...counts }, context.now);
    return { count: idle.length };
  },
);
