-- Each log of each organisation is a chain: an entry gets its place in it, and a hash over itself and the entry before,
-- right after its own transaction (docs/decisions/055-chained-logs.md). NULL: not yet linked.
ALTER TABLE log_entry ADD COLUMN seq INTEGER;
ALTER TABLE log_entry ADD COLUMN hash TEXT;
-- Which key made the hash.
ALTER TABLE log_entry ADD COLUMN key_id TEXT;
CREATE UNIQUE INDEX log_entry_linked ON log_entry (organisation_gid, log, seq) WHERE seq IS NOT NULL;
CREATE INDEX log_entry_unlinked ON log_entry (organisation_gid, log, created_at, gid) WHERE seq IS NULL;
-- Old entries leave their chain from its start.
DROP INDEX log_entry_age;

CREATE TABLE log_chain (
  organisation_gid TEXT NOT NULL,
  log TEXT NOT NULL,
  -- The last entry that was linked.
  seq INTEGER NOT NULL,
  hash TEXT NOT NULL,
  -- The last entry that was removed because of its age, sealed by the key; 0 and '' while none was.
  start_seq INTEGER NOT NULL,
  start_hash TEXT NOT NULL,
  start_seal TEXT NOT NULL,
  PRIMARY KEY (organisation_gid, log)
);
