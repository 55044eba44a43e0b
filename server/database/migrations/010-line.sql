-- Where a ticket stands in its queue (server/queue/policy/line.ts), and what a queue remembers of its calls.

ALTER TABLE ticket ADD COLUMN lane TEXT NOT NULL DEFAULT 'walkIn';
ALTER TABLE ticket ADD COLUMN priority INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ticket ADD COLUMN arrived_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ticket ADD COLUMN joined_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ticket ADD COLUMN slot_ends_at INTEGER NOT NULL DEFAULT 0;
UPDATE ticket SET arrived_at = issued_at, lane = CASE source WHEN 'appointment' THEN 'booked' ELSE 'walkIn' END;

-- The first of each lane and class by number, and by arrival. Who waits: schemas/queue/Transitions.json, x-waiting.
CREATE INDEX ticket_line ON ticket (queue_gid, lane, priority, order_key, number)
  WHERE status IN ('registering', 'awaiting', 'checkBack');
CREATE INDEX ticket_arrival ON ticket (queue_gid, lane, priority, arrived_at, number)
  WHERE status IN ('registering', 'awaiting', 'checkBack');

-- Ordinary patients called; how many in a row went before the first; where the first stood at the last call of a lane.
ALTER TABLE queue ADD COLUMN ordinary_calls INTEGER NOT NULL DEFAULT 0;
ALTER TABLE queue ADD COLUMN priority_run INTEGER NOT NULL DEFAULT 0;
ALTER TABLE queue ADD COLUMN late_at INTEGER NOT NULL DEFAULT -1000;
ALTER TABLE queue ADD COLUMN passed_at INTEGER NOT NULL DEFAULT -1000;
ALTER TABLE queue ADD COLUMN examined_at INTEGER NOT NULL DEFAULT -1000;
ALTER TABLE queue ADD COLUMN slot_ends_at INTEGER NOT NULL DEFAULT 0;
