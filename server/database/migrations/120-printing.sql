-- Slips on their way to paper (docs/decisions/120-printing.md).
CREATE TABLE print_job (
  gid TEXT PRIMARY KEY,
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  -- Counted in the organisation.
  number INTEGER NOT NULL,
  printer_gid TEXT NOT NULL,
  -- ticketMachine, kiosk, desk or test.
  source TEXT NOT NULL,
  label TEXT NOT NULL,
  queue_name TEXT NOT NULL,
  -- What the slip tells, as JSON; nothing of it names the patient.
  slip TEXT NOT NULL,
  -- queued, printing, printed, held, failed or canceled.
  state TEXT NOT NULL,
  fault TEXT,
  -- How often its first byte has gone to a printer.
  copies INTEGER NOT NULL DEFAULT 0,
  -- Who works on it, and until when without another sign of life.
  lease_owner TEXT,
  lease_until INTEGER NOT NULL DEFAULT 0,
  -- Since when it waits: when it was made, or when somebody wanted it again.
  queued_at INTEGER NOT NULL,
  printed_at INTEGER,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX print_job_number ON print_job (organisation_gid, number);
CREATE INDEX print_job_open ON print_job (printer_gid, number) WHERE state IN ('queued', 'printing');
CREATE INDEX print_job_age ON print_job (created_at);

-- What each printer last said of itself.
CREATE TABLE printer_state (
  printer_gid TEXT PRIMARY KEY,
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  state TEXT NOT NULL,
  since INTEGER NOT NULL
);
