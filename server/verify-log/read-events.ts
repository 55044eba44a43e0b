import { all, type Statement } from '../database/command.ts';
import type { LoggedEvent } from '../queue/event.ts';

/** Events read at once: the log of a year does not have to fit into one answer. */
const portion = 5_000;

interface EventRow {
  readonly seq: number;
  readonly at: number;
  readonly kind: LoggedEvent['kind'];
  readonly queueGid: string | null;
  readonly panelGid: string | null;
  readonly ticketGid: string | null;
  readonly number: number | null;
  readonly staffGid: string | null;
  readonly payload: string | null;
}

/** Yields the events of an organisation's log after a sequence number, the oldest first; none at its end. */
export function* readEvents(organisationGid: string, after: number): Generator<Statement, LoggedEvent[], unknown> {
  const rows = yield* all<EventRow>(
    'event',
    `SELECT seq, at, kind, queue_gid AS "queueGid", panel_gid AS "panelGid", ticket_gid AS "ticketGid", number,
       staff_gid AS "staffGid", payload FROM event WHERE organisation_gid = ? AND seq > ? ORDER BY seq LIMIT ${portion}`,
    organisationGid,
    after,
  );
  return rows.map(({ seq, at, payload, ...row }) => ({
    ...(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as LoggedEvent),
    seq: Number(seq),
    at: Number(at),
    ...(payload && { payload: JSON.parse(payload) }),
  }));
}
