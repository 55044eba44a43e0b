-- When the last line of an organisation's log was written: its time does not run back (server/event-log/held-time.ts).
ALTER TABLE log_head ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
UPDATE log_head SET at = COALESCE(
  (SELECT e.at FROM event e WHERE e.organisation_gid = log_head.organisation_gid AND e.seq = log_head.seq), 0);
