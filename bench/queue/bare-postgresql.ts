import pg from 'pg';
import type { Hall } from './hall.ts';
import type { Press } from './press.ts';
import type { Store } from './store.ts';

const connections = 10;

/** One function that writes the same rows as the product's press, called over as many connections as ours uses. */
export async function barePostgresql(
  store: Store,
  { organisationGid, groupGid, staffGid }: Hall,
  queueGid: string,
  answer: string,
) {
  await store.exec(pressFunction);
  const pool = new pg.Pool({ connectionString: store.variables.DATABASE_URL, max: connections });
  const values = [organisationGid, groupGid, staffGid, queueGid, answer];
  const press: Press = async (panel, key) => {
    const { rows } = await pool.query({
      name: 'press',
      text: 'SELECT press($1, $2, $3, $4, $5, $6, $7, $8) AS number',
      values: [...values, panel, key, Date.now()],
    });
    return Number(rows[0].number);
  };
  return { press, close: () => pool.end() };
}

const pressFunction = `
  CREATE OR REPLACE FUNCTION press(org text, own_group text, staff text, queue text, said text, panel text,
    idem text, now bigint) RETURNS bigint LANGUAGE plpgsql AS $$
  DECLARE head bigint; before_ticket text; before_number bigint; called_ticket text; called_number bigint;
  BEGIN
    UPDATE log_head SET seq = seq WHERE organisation_gid = org;
    PERFORM answer FROM idempotency WHERE organisation_gid = org AND key = idem;
    SELECT call_ticket_gid, call_number INTO before_ticket, before_number FROM counter WHERE panel_gid = panel;
    UPDATE log_head SET seq = seq + CASE WHEN before_ticket IS NULL THEN 1 ELSE 2 END WHERE organisation_gid = org
      RETURNING seq INTO head;
    IF before_ticket IS NOT NULL THEN
      UPDATE ticket SET status = 'completed' WHERE gid = before_ticket AND status = 'called';
      INSERT INTO event (organisation_gid, seq, kind, at, queue_gid, panel_gid, group_gid, ticket_gid, number, staff_gid)
        VALUES (org, head - 1, 'completed', now, queue, panel, own_group, before_ticket, before_number, staff);
    END IF;
    UPDATE ticket SET status = 'called', called_at = now, calls = calls + 1, counter_gid = panel
      WHERE gid = (SELECT gid FROM ticket WHERE queue_gid = queue AND status = 'awaiting'
                   ORDER BY order_key, number LIMIT 1) AND status = 'awaiting'
      RETURNING gid, number INTO called_ticket, called_number;
    INSERT INTO event (organisation_gid, seq, kind, at, queue_gid, panel_gid, group_gid, ticket_gid, number, staff_gid)
      VALUES (org, head, 'called', now, queue, panel, own_group, called_ticket, called_number, staff);
    UPDATE counter SET call_queue_gid = queue, call_ticket_gid = called_ticket, call_number = called_number,
      call_calls = 1, call_at = now, call_seq = head WHERE panel_gid = panel;
    INSERT INTO idempotency (organisation_gid, key, fingerprint, answer, created_at)
      VALUES (org, idem, idem, said, now);
    RETURN called_number;
  END $$`;
