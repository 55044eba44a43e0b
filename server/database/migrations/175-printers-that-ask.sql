-- When a printer that asks for its slips last did: one that asks and cannot print is not away. Noted now and then.
ALTER TABLE printer_state ADD COLUMN heard_at INTEGER NOT NULL DEFAULT 0;
