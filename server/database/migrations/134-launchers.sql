-- What the launcher of a paired device last reported (LauncherState).
CREATE TABLE launcher (
  device_gid TEXT PRIMARY KEY,
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  report TEXT NOT NULL
);
CREATE INDEX launcher_organisation ON launcher (organisation_gid);
