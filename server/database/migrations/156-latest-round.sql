-- The last round of a queue is looked up with every press: the index gives it first, and nothing is sorted.
DROP INDEX queue_name;
CREATE INDEX queue_name ON queue (owner_gid, service_date, session, length(gid) DESC, gid DESC);
