-- Phones that are told when their number comes (docs/decisions/126-phones-are-told.md); one for each ticket.
CREATE TABLE ticket_push (
  ticket_gid TEXT PRIMARY KEY,
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
  created_at INTEGER NOT NULL
);
CREATE INDEX ticket_push_organisation ON ticket_push (organisation_gid);
CREATE INDEX ticket_push_age ON ticket_push (created_at);
