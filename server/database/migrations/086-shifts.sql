-- Shifts are listed by their beginnings, the newest first; there are few of them among all lines.
CREATE INDEX event_shift ON event (organisation_gid, seq) WHERE kind = 'loggedIn';
