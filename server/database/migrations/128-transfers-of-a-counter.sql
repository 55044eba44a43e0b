-- Screens tell whom the counters on them sent elsewhere lately: of these counters alone, however many a hospital has.
DROP INDEX event_transferred;
CREATE INDEX event_transferred ON event (organisation_gid, panel_gid, at) WHERE kind = 'transferred';
