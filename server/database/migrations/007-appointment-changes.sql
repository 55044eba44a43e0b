-- Which system scheduled an appointment, every change of one, and patients found on any day.

-- clinics or radiology: neither system sees the appointments of the other.
ALTER TABLE appointment ADD COLUMN branch TEXT NOT NULL DEFAULT 'clinics';
CREATE INDEX appointment_patient ON appointment (organisation_gid, patient_key);
CREATE INDEX appointment_record ON appointment (organisation_gid, record_key);

-- One line for each change, in the change's own transaction; it outlives the appointment, the patient's name does not.
CREATE TABLE appointment_change (
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  -- 1, 2, … in the organisation.
  number INTEGER NOT NULL,
  appointment_gid TEXT NOT NULL,
  appointment_id TEXT NOT NULL,
  action TEXT NOT NULL,
  -- Kind of the token that made the change, and the staff member or device; null where nobody asked for it.
  by_kind TEXT,
  by_gid TEXT,
  at INTEGER NOT NULL,
  -- List of {field, before, after}.
  changes TEXT NOT NULL,
  PRIMARY KEY (organisation_gid, number)
);
CREATE INDEX appointment_change_of ON appointment_change (organisation_gid, appointment_gid, number);
