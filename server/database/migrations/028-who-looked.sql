-- Whose data an entry of the log of reads is about: identifiers as marks that only the audit key makes.
CREATE TABLE read_patient (
  organisation_gid TEXT NOT NULL,
  patient TEXT NOT NULL,
  entry_gid TEXT NOT NULL,
  PRIMARY KEY (organisation_gid, patient, entry_gid)
);
CREATE INDEX read_patient_entry ON read_patient (entry_gid);
