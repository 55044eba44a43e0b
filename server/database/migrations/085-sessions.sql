-- From where and with which browser somebody signed in.
ALTER TABLE token ADD COLUMN address TEXT;
ALTER TABLE token ADD COLUMN user_agent TEXT;

-- When a person's token was last used, apart from the tokens, which every call looks at and which do not change for it.
CREATE TABLE token_seen (
  token_hash TEXT PRIMARY KEY,
  seen_at INTEGER NOT NULL,
  address TEXT NOT NULL
);
CREATE INDEX token_seen_at ON token_seen (seen_at);
