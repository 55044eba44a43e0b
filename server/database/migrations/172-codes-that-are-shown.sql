-- When a device that can keep nothing last asked: its code works as long as it asks. Null for one that shows the same
-- code after a restart.
ALTER TABLE pairing ADD COLUMN asked_at INTEGER;
