-- Devices that work at a counter, as each last reported.
CREATE TABLE desk (
  panel_gid TEXT NOT NULL,
  -- The name that the device made up for its page.
  desk TEXT NOT NULL,
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  heard_at INTEGER NOT NULL,
  PRIMARY KEY (panel_gid, desk)
);
