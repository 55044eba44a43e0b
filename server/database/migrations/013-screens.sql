-- The devices that show a panel, as each last reported itself, and what they did with each call.
CREATE TABLE screen (
  panel_gid TEXT NOT NULL,
  -- The name that the device has given itself.
  screen TEXT NOT NULL,
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  report TEXT NOT NULL,
  online_since INTEGER NOT NULL,
  heard_at INTEGER NOT NULL,
  -- 1 until the device has been told.
  reload_wanted INTEGER NOT NULL DEFAULT 0,
  picture_wanted INTEGER NOT NULL DEFAULT 0,
  -- The view as it was drawn when it was last asked for, with the size of the screen.
  picture TEXT,
  picture_at INTEGER,
  PRIMARY KEY (panel_gid, screen)
);
CREATE INDEX screen_organisation ON screen (organisation_gid, panel_gid);
CREATE INDEX screen_age ON screen (heard_at);

-- What was called stands here too: a receipt says all by itself.
CREATE TABLE call_receipt (
  gid TEXT PRIMARY KEY,
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  epoch TEXT NOT NULL,
  seq INTEGER NOT NULL,
  panel_gid TEXT NOT NULL,
  screen TEXT NOT NULL,
  kind TEXT NOT NULL,
  number INTEGER NOT NULL,
  counter_gid TEXT NOT NULL,
  called_at INTEGER NOT NULL,
  shown_at INTEGER,
  spoken_at INTEGER,
  spoken_by TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX call_receipt_once ON call_receipt (organisation_gid, epoch, seq, panel_gid, screen);
CREATE INDEX call_receipt_time ON call_receipt (organisation_gid, called_at);
CREATE INDEX call_receipt_counter ON call_receipt (organisation_gid, counter_gid, called_at);
CREATE INDEX call_receipt_age ON call_receipt (called_at);
