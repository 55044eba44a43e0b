-- Organisations, the documents that administrators edit, tokens, files, settings, and the log of each organisation.
-- Times are milliseconds since 1970 UTC, documents JSON text, truth 0 or 1.

CREATE TABLE organisation (
  gid TEXT PRIMARY KEY,
  -- The gid in lower case: people type it, so "Demo" and "demo" are one.
  gid_key TEXT NOT NULL UNIQUE,
  body TEXT NOT NULL,
  version INTEGER NOT NULL,
  password_hash TEXT NOT NULL,
  agency_key_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);

-- Every family of generated calls but appointments: panels, groups, media, marquees, staff.
CREATE TABLE document (
  family TEXT NOT NULL,
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  gid TEXT NOT NULL UNIQUE,
  -- '' where the family has no parent, so that uniqueness holds.
  parent_gid TEXT NOT NULL DEFAULT '',
  position INTEGER NOT NULL DEFAULT 0,
  name_key TEXT NOT NULL,
  enabled INTEGER NOT NULL DEFAULT 1,
  body TEXT NOT NULL,
  -- Never answered as it is: a staff member's password hash, a panel's access key.
  secret TEXT,
  version INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (organisation_gid, family, gid)
);
CREATE INDEX document_order ON document (organisation_gid, family, parent_gid, position, gid);

-- Values that may stand once under a parent (x-unique), in lower case; also finds a panel by its room code.
CREATE TABLE document_key (
  organisation_gid TEXT NOT NULL,
  family TEXT NOT NULL,
  parent_gid TEXT NOT NULL,
  property TEXT NOT NULL,
  value TEXT NOT NULL,
  gid TEXT NOT NULL REFERENCES document (gid) ON DELETE CASCADE,
  PRIMARY KEY (organisation_gid, family, parent_gid, property, value)
);
CREATE INDEX document_key_gid ON document_key (gid);

CREATE TABLE token (
  hash TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  organisation_gid TEXT REFERENCES organisation (gid),
  subject_gid TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE INDEX token_subject ON token (organisation_gid, kind, subject_gid);
CREATE INDEX token_expiry ON token (expires_at);

-- Uploaded files, named by their content; the bytes lie in DATA_DIR/files.
CREATE TABLE file (
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  name TEXT NOT NULL,
  media_type TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  original_name TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (organisation_gid, name)
);
CREATE INDEX file_name ON file (name);

-- Which record shows which file; a file that nobody shows is removed.
CREATE TABLE file_use (
  organisation_gid TEXT NOT NULL,
  name TEXT NOT NULL,
  gid TEXT NOT NULL,
  property TEXT NOT NULL,
  PRIMARY KEY (gid, property)
);
CREATE INDEX file_use_name ON file_use (organisation_gid, name);

CREATE TABLE idempotency (
  organisation_gid TEXT NOT NULL,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  answer TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (organisation_gid, key)
);
CREATE INDEX idempotency_age ON idempotency (created_at);

-- Facts of this installation, such as the hash of the system-advance password.
CREATE TABLE setting (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

-- Head of each organisation's log: every command that changes what screens show takes this row first.
CREATE TABLE log_head (
  organisation_gid TEXT PRIMARY KEY REFERENCES organisation (gid),
  epoch TEXT NOT NULL,
  seq INTEGER NOT NULL
);

CREATE TABLE event (
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  seq INTEGER NOT NULL,
  kind TEXT NOT NULL,
  at INTEGER NOT NULL,
  queue_gid TEXT,
  panel_gid TEXT,
  group_gid TEXT,
  ticket_gid TEXT,
  number INTEGER,
  staff_gid TEXT,
  payload TEXT,
  PRIMARY KEY (organisation_gid, seq)
);
CREATE INDEX event_panel ON event (organisation_gid, panel_gid, seq);
CREATE INDEX event_queue ON event (organisation_gid, queue_gid, seq);
