-- Screens tell the patients who were sent elsewhere lately.
CREATE INDEX event_transferred ON event (organisation_gid, seq) WHERE kind = 'transferred';
