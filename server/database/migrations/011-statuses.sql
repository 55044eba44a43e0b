-- Who waits has one of several statuses (schemas/queue/Transitions.json, x-waiting).

UPDATE ticket SET status = 'registering'
  WHERE status = 'awaiting' AND source = 'appointment' AND checked_in_at IS NULL;

DROP INDEX IF EXISTS ticket_waiting;
CREATE INDEX ticket_waiting ON ticket (queue_gid, order_key, number)
  WHERE status IN ('registering', 'awaiting', 'checkBack');
