-- Where media are fetched from, each place once however many panels show it, and what the server keeps of it.
CREATE TABLE media_source (
  gid TEXT PRIMARY KEY,
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  -- 'cloud', 'ftp', 'hfs' or 'localhost'.
  source TEXT NOT NULL,
  -- A URL, or a place in the organisation's folder.
  address TEXT NOT NULL,
  state TEXT NOT NULL,
  -- Name of the file that is kept, and by what a change at the source is told (ETag, size and time); empty: by nothing.
  file TEXT,
  version TEXT NOT NULL DEFAULT '',
  kept_at INTEGER,
  checked_at INTEGER,
  failures INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  -- When a panel last asked for it.
  wanted_at INTEGER NOT NULL,
  lease_owner TEXT,
  lease_until INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX media_source_place ON media_source (organisation_gid, source, address);
CREATE INDEX media_source_due ON media_source (due_at);
