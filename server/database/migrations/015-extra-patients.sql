-- Where ordinary_calls stood when the last patient was called whom staff had added beyond the numbers of the session.
ALTER TABLE queue ADD COLUMN extra_at INTEGER NOT NULL DEFAULT -1000;
CREATE INDEX ticket_extra ON ticket (queue_gid) WHERE source = 'extra';
