-- Second factors (TOTP, RFC 6238) of members of staff. The secret is sealed; `pending` is one that is not confirmed yet.
CREATE TABLE second_factor (
  staff_gid TEXT PRIMARY KEY,
  organisation_gid TEXT NOT NULL,
  secret TEXT,
  pending TEXT,
  -- The last time step whose code was used: each serves once.
  last_step INTEGER NOT NULL DEFAULT 0,
  -- Hashes of the recovery codes that are left, a JSON list.
  recovery TEXT NOT NULL DEFAULT '[]',
  confirmed_at INTEGER
);
CREATE INDEX second_factor_organisation ON second_factor (organisation_gid);
