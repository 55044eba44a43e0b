-- Records that were deleted a moment ago, whole, so that the deletion can be taken back. `turn` is the record's place in
-- its removal; `holders` names who referred to it, where the removal settled that (JSON).
CREATE TABLE removed_record (
  family TEXT NOT NULL,
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  gid TEXT PRIMARY KEY,
  parent_gid TEXT NOT NULL,
  position INTEGER NOT NULL,
  body TEXT NOT NULL,
  secret TEXT,
  version INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  removed_at INTEGER NOT NULL,
  turn INTEGER NOT NULL,
  holders TEXT NOT NULL
);
CREATE INDEX removed_record_age ON removed_record (removed_at);
CREATE INDEX removed_record_organisation ON removed_record (organisation_gid);
