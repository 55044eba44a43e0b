-- Who waits has one of several statuses (schemas/queue/Transitions.json, x-waiting).

UPDATE ticket SET status = 'registering'
  WHERE status = 'awaiting' AND source = 'appointment' AND checked_in_at IS NULL;

DROP INDEX IF EXISTS ticket_waiting;
CREATE INDEX ticket_waiting ON ticket (queue_gid, order_key, number)
  WHERE status IN ('registering', 'awaiting', 'checkBack');

-- Lists and counts of a queue by status; who was served last.
DROP INDEX ticket_queue;
CREATE INDEX ticket_status ON ticket (queue_gid, status, order_key, number);
CREATE INDEX ticket_completed ON ticket (queue_gid, called_at, number) WHERE status = 'completed';
