-- Logs of an organisation beside its queue's: sign-ins, changes, faults, the scheduler, actions of devices.
-- '' stands for the installation itself.
CREATE TABLE log_entry (
  gid TEXT PRIMARY KEY,
  organisation_gid TEXT NOT NULL,
  -- access, change, error, scheduler or appAction.
  log TEXT NOT NULL,
  -- change: the record that was changed.
  record_gid TEXT,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX log_entry_order ON log_entry (organisation_gid, log, created_at, gid);
CREATE INDEX log_entry_record ON log_entry (organisation_gid, record_gid, created_at) WHERE record_gid IS NOT NULL;
CREATE INDEX log_entry_age ON log_entry (log, created_at);

-- Which business day was closed, and when: the key lets a day be closed once, whoever tries.
CREATE TABLE daily_reset (
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  business_date TEXT NOT NULL,
  run_at INTEGER NOT NULL,
  PRIMARY KEY (organisation_gid, business_date)
);

-- An API key is a token that is sent as x-api-key; neither is taken for the other.
ALTER TABLE token ADD COLUMN api_key INTEGER NOT NULL DEFAULT 0;

-- What the daily reset looks for.
CREATE INDEX ticket_unfinished ON ticket (organisation_gid, status) WHERE status IN ('awaiting', 'called', 'passed');
