-- Screens that want to speak over a loudspeaker that they share with others.
CREATE TABLE loudspeaker_wish (
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  -- Its name, as the panels give it.
  loudspeaker TEXT NOT NULL,
  panel_gid TEXT NOT NULL,
  -- The name that the device has given itself.
  screen TEXT NOT NULL,
  -- 1 while it has the turn.
  speaks INTEGER NOT NULL DEFAULT 0,
  -- 1 where the call was heard once and is to be said again.
  said_before INTEGER NOT NULL,
  called_at INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  heard_at INTEGER NOT NULL,
  PRIMARY KEY (organisation_gid, loudspeaker, panel_gid, screen)
);
