-- A patient and whoever comes with them are told of one ticket, each on their own phone.
CREATE TABLE ticket_push_of_each (
  ticket_gid TEXT NOT NULL,
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  -- Whose queue the ticket stands in: a panel's or a group's.
  owner_gid TEXT NOT NULL,
  -- What the browser gave: where its push service takes messages, and the keys that only this browser can read them by.
  endpoint TEXT NOT NULL,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  locale TEXT NOT NULL,
  -- Address of this server as the patient knows it.
  origin TEXT NOT NULL,
  -- When it was told that its turn is near; null before.
  soon_at INTEGER,
  -- The call that it was told of last, and when.
  told_call TEXT,
  told_at INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (ticket_gid, endpoint)
);
INSERT INTO ticket_push_of_each (ticket_gid, organisation_gid, owner_gid, endpoint, p256dh, auth, locale, origin, soon_at,
  told_call, told_at, created_at)
SELECT ticket_gid, organisation_gid, owner_gid, endpoint, p256dh, auth, locale, origin, soon_at, told_call, told_at, created_at
FROM ticket_push;
DROP TABLE ticket_push;
ALTER TABLE ticket_push_of_each RENAME TO ticket_push;
CREATE INDEX ticket_push_organisation ON ticket_push (organisation_gid);
CREATE INDEX ticket_push_age ON ticket_push (created_at);
