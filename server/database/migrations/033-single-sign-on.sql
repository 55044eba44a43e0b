-- Sign-in at an identity provider (OpenID Connect).

-- The client's secret there: stored as it is, because we send it; it is never answered.
ALTER TABLE organisation ADD COLUMN single_sign_on_secret TEXT;

-- Who signed in, where the identity provider told the name; and whether it was there at all.
ALTER TABLE token ADD COLUMN person_name TEXT;
ALTER TABLE token ADD COLUMN single_sign_on INTEGER NOT NULL DEFAULT 0;

-- Sign-ins that were completed: each serves once. Kept until they would have expired.
CREATE TABLE single_sign_on_done (
  state_hash TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
);
CREATE INDEX single_sign_on_done_expiry ON single_sign_on_done (expires_at);
