-- The keys in the addresses of a panel's kiosks and ticket machines; that of its screens stays document.secret. Each
-- opens what it is for and nothing else.
CREATE TABLE panel_key (
  panel_gid TEXT NOT NULL,
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  -- 'kiosk' or 'ticketMachine'.
  purpose TEXT NOT NULL,
  key TEXT NOT NULL,
  PRIMARY KEY (organisation_gid, panel_gid, purpose)
);
