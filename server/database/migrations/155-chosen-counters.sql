-- The one counter of a common queue that a patient chose: it calls them in their place, the others leave them out.
ALTER TABLE ticket ADD COLUMN chosen_counter_gid TEXT;
CREATE INDEX ticket_chosen ON ticket (queue_gid, chosen_counter_gid) WHERE chosen_counter_gid IS NOT NULL;
CREATE INDEX ticket_chosen_counter ON ticket (chosen_counter_gid) WHERE chosen_counter_gid IS NOT NULL;
