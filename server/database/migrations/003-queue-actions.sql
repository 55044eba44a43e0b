-- What a counter serves, who is sent to it, and whether a queue issues numbers.

-- The queue that the counter was opened for, by its name; null before the first login.
ALTER TABLE counter ADD COLUMN queue_gid TEXT;

-- Only this counter calls the ticket: the patient was transferred to it.
ALTER TABLE ticket ADD COLUMN for_counter_gid TEXT;
CREATE INDEX ticket_for_counter ON ticket (for_counter_gid) WHERE for_counter_gid IS NOT NULL;

-- open or paused.
ALTER TABLE queue ADD COLUMN issuing TEXT NOT NULL DEFAULT 'open';

-- A queue that is reset goes on under its name with a round: <owner>.<service date>.<session>.<round>.
CREATE INDEX queue_name ON queue (owner_gid, service_date, session);
