-- Of a counter that calls from several queues in turn: whose queue it called last by Next, and how often in a row.
ALTER TABLE counter ADD COLUMN turn_owner_gid TEXT;
ALTER TABLE counter ADD COLUMN turn_calls INTEGER;
