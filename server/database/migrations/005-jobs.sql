-- Work that goes on after the call that asked for it, what it tells the administrators, and the log by its time.

CREATE TABLE job (
  gid TEXT PRIMARY KEY,
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  kind TEXT NOT NULL,
  argument TEXT NOT NULL,
  -- enqueue, processing, complete, fail or cancel.
  state TEXT NOT NULL,
  progress INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  run_at INTEGER NOT NULL,
  -- Who works on it, and until when without another sign of life.
  lease_owner TEXT,
  lease_until INTEGER,
  -- Of a complete job: what it made, the key that opens it, until when.
  result TEXT,
  access_key TEXT UNIQUE,
  expires_at INTEGER,
  error TEXT,
  created_at INTEGER NOT NULL,
  finished_at INTEGER
);
CREATE INDEX job_open ON job (run_at, gid) WHERE state IN ('enqueue', 'processing');
CREATE INDEX job_organisation ON job (organisation_gid, state);
CREATE INDEX job_age ON job (created_at);

CREATE TABLE notification (
  gid TEXT PRIMARY KEY,
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  -- What it tells of: the gid of a job.
  subject_gid TEXT NOT NULL UNIQUE,
  body TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE INDEX notification_order ON notification (organisation_gid, updated_at);

-- Figures of a day are read from the log by its time.
CREATE INDEX event_time ON event (organisation_gid, at, seq);
