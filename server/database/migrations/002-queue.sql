-- Queues, tickets, counters and appointments. The rows of the first three equal the fold of the log
-- (server/queue/fold.ts); names of patients stand in appointments alone.

-- gid: <owner>.<service date>.<session>, so that there is one queue whoever comes first.
CREATE TABLE queue (
  gid TEXT PRIMARY KEY,
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  -- A panel or a group.
  owner_gid TEXT NOT NULL,
  service_date TEXT NOT NULL,
  session TEXT NOT NULL,
  starting_number INTEGER NOT NULL,
  -- The number counter: what the next walk-in gets, if no appointment has reserved it.
  next_number INTEGER NOT NULL,
  -- Last number called where the queue keeps no list; 0 before the first.
  current_number INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE ticket (
  gid TEXT PRIMARY KEY,
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  queue_gid TEXT NOT NULL REFERENCES queue (gid),
  number INTEGER NOT NULL,
  -- Total order of the waiting, never null: databases order nulls differently.
  order_key INTEGER NOT NULL,
  status TEXT NOT NULL,
  source TEXT NOT NULL,
  access_key TEXT NOT NULL UNIQUE,
  appointment_gid TEXT,
  issued_at INTEGER NOT NULL,
  checked_in_at INTEGER,
  called_at INTEGER,
  calls INTEGER NOT NULL DEFAULT 0,
  passes INTEGER NOT NULL DEFAULT 0,
  counter_gid TEXT
);
CREATE UNIQUE INDEX ticket_number ON ticket (queue_gid, number) WHERE status <> 'canceled';
CREATE UNIQUE INDEX ticket_appointment ON ticket (appointment_gid)
  WHERE appointment_gid IS NOT NULL AND status <> 'canceled';
CREATE INDEX ticket_waiting ON ticket (queue_gid, order_key, number) WHERE status = 'awaiting';
CREATE INDEX ticket_queue ON ticket (queue_gid);

-- A panel that serves: who sits there, and whom it has called and not finished with.
CREATE TABLE counter (
  panel_gid TEXT PRIMARY KEY,
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  service TEXT NOT NULL,
  staff_gid TEXT,
  staff_name TEXT,
  doctor_name TEXT,
  call_queue_gid TEXT,
  call_ticket_gid TEXT,
  call_number INTEGER,
  call_calls INTEGER,
  call_at INTEGER,
  call_seq INTEGER
);
CREATE INDEX counter_organisation ON counter (organisation_gid);

CREATE TABLE appointment (
  gid TEXT PRIMARY KEY,
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  -- The hospital system's own id.
  appointment_id TEXT NOT NULL,
  -- The panel that the room code named when the appointment was pushed.
  panel_gid TEXT NOT NULL,
  inspection_day TEXT NOT NULL,
  shift TEXT NOT NULL,
  serial_number INTEGER NOT NULL,
  -- What a patient may check in with, in upper case; '' where there is none.
  patient_key TEXT NOT NULL,
  record_key TEXT NOT NULL,
  body TEXT NOT NULL,
  version INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX appointment_id ON appointment (organisation_gid, appointment_id);
CREATE UNIQUE INDEX appointment_serial ON appointment (panel_gid, inspection_day, shift, serial_number);
CREATE INDEX appointment_day ON appointment (organisation_gid, inspection_day, shift);

-- The last calls of a counter, for panel views.
CREATE INDEX event_call ON event (organisation_gid, panel_gid, seq) WHERE kind IN ('called', 'recalled');
