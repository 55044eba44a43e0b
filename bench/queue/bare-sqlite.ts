import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Hall } from './hall.ts';
import type { Press } from './press.ts';
import type { Store } from './store.ts';

/**
 * What a program without an engine of ours would do: one connection, one transaction and one commit for each press,
 * writing the same rows as the product. Every commit reaches the disk (WAL, synchronous FULL).
 */
export function bareSqlite(
  store: Store,
  { organisationGid, groupGid, staffGid }: Hall,
  queueGid: string,
  answer: string,
) {
  const raw = new DatabaseSync(join(store.variables.DATA_DIR, 'callboard.db'));
  raw.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  const prepared = new Map<string, StatementSync>();
  const sql = (text: string) => {
    const known = prepared.get(text) ?? raw.prepare(text);
    prepared.set(text, known);
    return known;
  };
  const log = (seq: number, kind: string, now: number, panel: string, ticket: string, number: number) =>
    sql(`INSERT INTO event (organisation_gid, seq, kind, at, queue_gid, panel_gid, group_gid, ticket_gid, number, staff_gid)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`).run(
      organisationGid,
      seq,
      kind,
      now,
      queueGid,
      panel,
      groupGid,
      ticket,
      number,
      staffGid,
    );

  const press: Press = async (panel, key) => {
    const now = Date.now();
    raw.exec('BEGIN IMMEDIATE');
    sql('SELECT answer FROM idempotency WHERE organisation_gid = ? AND key = ?').get(organisationGid, key);
    const before = sql('SELECT call_ticket_gid AS ticket, call_number AS number FROM counter WHERE panel_gid = ?').get(
      panel,
    );
    const { seq } = sql('UPDATE log_head SET seq = seq + ? WHERE organisation_gid = ? RETURNING seq').get(
      before?.ticket ? 2 : 1,
      organisationGid,
    ) as { seq: number };
    if (before?.ticket) {
      sql(`UPDATE ticket SET status = 'completed' WHERE gid = ? AND status = 'called'`).run(before.ticket);
      log(seq - 1, 'completed', now, panel, String(before.ticket), Number(before.number));
    }
    const called = sql(
      `UPDATE ticket SET status = 'called', called_at = ?, calls = calls + 1, counter_gid = ?
       WHERE gid = (SELECT gid FROM ticket WHERE queue_gid = ? AND status = 'awaiting' ORDER BY order_key, number LIMIT 1)
         AND status = 'awaiting' RETURNING gid, number`,
    ).get(now, panel, queueGid) as { gid: string; number: number };
    log(seq, 'called', now, panel, called.gid, called.number);
    sql(`UPDATE counter SET call_queue_gid = ?, call_ticket_gid = ?, call_number = ?, call_calls = 1, call_at = ?,
           call_seq = ? WHERE panel_gid = ?`).run(queueGid, called.gid, called.number, now, seq, panel);
    sql('INSERT INTO idempotency (organisation_gid, key, fingerprint, answer, created_at) VALUES (?, ?, ?, ?, ?)').run(
      organisationGid,
      key,
      key,
      answer,
      now,
    );
    raw.exec('COMMIT');
    return called.number;
  };
  return { press, close: async () => raw.close() };
}
