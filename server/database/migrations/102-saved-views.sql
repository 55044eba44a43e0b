-- Views of lists that people have saved, as one JSON value each. `owner` is a member of staff, the name that an identity
-- provider told, or the kind of a shared password.
CREATE TABLE saved_view (
  organisation_gid TEXT NOT NULL,
  owner TEXT NOT NULL,
  views TEXT NOT NULL,
  PRIMARY KEY (organisation_gid, owner)
);
