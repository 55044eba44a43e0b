-- Which account at the identity provider somebody came in with: it stays the same under another name.
ALTER TABLE token ADD COLUMN account_key TEXT;
CREATE INDEX token_account ON token (account_key) WHERE account_key IS NOT NULL;
