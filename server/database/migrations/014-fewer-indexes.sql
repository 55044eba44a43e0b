-- A call changes a ticket's status twice, and each index that names the status is written again each time.

-- The line has ticket_line; its order by number alone is asked for by nobody who is in a hurry.
DROP INDEX ticket_waiting;

-- Lists and counts of a queue by status, and who was served last, in one.
DROP INDEX ticket_completed;
DROP INDEX ticket_status;
CREATE INDEX ticket_status ON ticket (queue_gid, status, called_at, number);

-- Who is left over at the end of the day: those whom schemas/queue/Transitions.json lets expire.
DROP INDEX ticket_unfinished;
CREATE INDEX ticket_unfinished ON ticket (organisation_gid)
  WHERE status IN ('registering', 'awaiting', 'checkBack', 'passed', 'temporarilyAway', 'checking');

-- Whom one counter alone calls: few, and looked for at every press.
CREATE INDEX ticket_sent ON ticket (queue_gid, for_counter_gid) WHERE for_counter_gid IS NOT NULL;
