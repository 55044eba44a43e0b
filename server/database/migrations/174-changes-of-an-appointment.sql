-- The changes of one appointment are asked for by its ID: without this each look went through all that were ever kept.
CREATE INDEX appointment_change_by_id ON appointment_change (organisation_gid, appointment_id, number);
