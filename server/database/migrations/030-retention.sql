-- How far the data of each organisation have been let go (docs/decisions/057-how-long-data-live.md).
CREATE TABLE retention (
  organisation_gid TEXT PRIMARY KEY REFERENCES organisation (gid),
  -- Figures of the business days before this one are those of day_figure; '' where all are made from the log.
  figures_until TEXT NOT NULL DEFAULT '',
  -- The same of appointments and day_appointments.
  appointments_until TEXT NOT NULL DEFAULT '',
  -- Nothing goes before this moment; null: not decided yet, which the first look does.
  begins_at INTEGER,
  -- The last business day on which everything due had gone, and how many rows have gone since it began.
  done_date TEXT NOT NULL DEFAULT '',
  removed INTEGER NOT NULL DEFAULT 0,
  -- Which process is at it, and until when without another sign of life.
  lease_owner TEXT,
  lease_until INTEGER NOT NULL DEFAULT 0
);
-- Who was here before has some days to say how long.
INSERT INTO retention (organisation_gid) SELECT gid FROM organisation;

-- What is kept of a business day whose lines of the log have gone: counts by hour and place, nothing of any patient.
CREATE TABLE day_figure (
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  service_date TEXT NOT NULL,
  hour INTEGER NOT NULL,
  -- '' where there is none.
  owner_gid TEXT NOT NULL,
  session TEXT NOT NULL,
  panel_gid TEXT NOT NULL,
  staff_gid TEXT NOT NULL,
  facts TEXT NOT NULL,
  PRIMARY KEY (organisation_gid, service_date, hour, owner_gid, session, panel_gid, staff_gid)
);

-- The same of a day's appointments.
CREATE TABLE day_appointments (
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  service_date TEXT NOT NULL,
  department TEXT NOT NULL,
  doctor TEXT NOT NULL,
  appointments INTEGER NOT NULL,
  checked_in INTEGER NOT NULL,
  completed INTEGER NOT NULL,
  passed INTEGER NOT NULL,
  not_arrived INTEGER NOT NULL,
  PRIMARY KEY (organisation_gid, service_date, department, doctor)
);

-- In the order in which they go.
CREATE INDEX queue_day ON queue (organisation_gid, service_date, gid);
DROP INDEX appointment_day;
CREATE INDEX appointment_day ON appointment (organisation_gid, inspection_day, shift, gid);
