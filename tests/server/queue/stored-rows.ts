import { expect } from 'vitest';
import type { LoggedEvent } from '#server/queue/event.ts';
import { type Folded, fold } from '#server/queue/fold.ts';
import { readCounter, readQueue, readTicket } from '#server/queue/read-rows.ts';
import type { Hospital } from './hospital.ts';

interface EventRow {
  seq: number;
  at: number;
  kind: LoggedEvent['kind'];
  queueGid: string | null;
  panelGid: string | null;
  ticketGid: string | null;
  number: number | null;
  staffGid: string | null;
  payload: string | null;
}

/** The organisation's log, oldest first. */
export function logOf(hospital: Pick<Hospital, 'rows'>): LoggedEvent[] {
  const rows = hospital.rows<EventRow>(
    `SELECT seq, at, kind, queue_gid AS "queueGid", panel_gid AS "panelGid", ticket_gid AS "ticketGid", number,
       staff_gid AS "staffGid", payload FROM event WHERE organisation_gid = 'demo' ORDER BY seq`,
  );
  return rows.map(({ payload, ...row }) => ({
    ...(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as LoggedEvent),
    payload: payload ? JSON.parse(payload) : undefined,
  }));
}

/** Everything that is stored about queues, read as the server reads it. */
export function storedRows(hospital: Pick<Hospital, 'rows' | 'read'>): Folded {
  const gids = (table: string, column = 'gid') =>
    hospital.rows<{ gid: string }>(`SELECT ${column} AS gid FROM ${table} ORDER BY 1`).map(({ gid }) => gid);
  return {
    queues: new Map(gids('queue').map((gid) => [gid, hospital.read(readQueue(gid))!])),
    tickets: new Map(gids('ticket').map((gid) => [gid, hospital.read(readTicket(gid))!])),
    counters: new Map(gids('counter', 'panel_gid').map((gid) => [gid, hospital.read(readCounter(gid))!])),
  };
}

/** The rows equal the fold of the log, and the log counts from 1 without a gap. */
export function expectRowsToEqualLog(hospital: Pick<Hospital, 'rows' | 'read'>): void {
  const log = logOf(hospital);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
  const plain = ({ queues, tickets, counters }: Folded) =>
    [queues, tickets, counters].map((rows) => Object.fromEntries([...rows].map(([gid, row]) => [gid, { ...row }])));
  expect(plain(storedRows(hospital))).toEqual(plain(fold(log)));
}
