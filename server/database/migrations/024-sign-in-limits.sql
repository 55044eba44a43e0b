-- Failed sign-ins, counted by account and address together, by account and by address; and from which addresses an
-- account was signed in to lately. In the database, so that a restart forgets nothing and all processes count together.
CREATE TABLE sign_in_count (
  -- A hash: as long for what somebody made up as for a real name.
  key TEXT PRIMARY KEY,
  -- 'pair', 'account', 'address' or 'known'.
  scope TEXT NOT NULL,
  -- Of the account, where there is one: '' for the provider's, and for organisations that do not exist.
  organisation_gid TEXT NOT NULL,
  kind TEXT NOT NULL,
  -- The staff id, '' for other accounts.
  name TEXT NOT NULL,
  address TEXT NOT NULL,
  failures INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  -- Until when the next attempt has to wait.
  free_at INTEGER NOT NULL
);
CREATE INDEX sign_in_count_account ON sign_in_count (organisation_gid, kind, name);
CREATE INDEX sign_in_count_age ON sign_in_count (scope, last_at);
