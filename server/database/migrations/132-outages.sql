-- Devices that were found silent in one look, of which administrators are told together and once; gone when all are back.
CREATE TABLE outage (
  gid TEXT PRIMARY KEY,
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  -- When the first of them was heard last.
  since INTEGER NOT NULL,
  -- Who was heard after this is back.
  noted_at INTEGER NOT NULL,
  device_count INTEGER NOT NULL,
  -- Names of the first few, as JSON.
  names TEXT NOT NULL
);
CREATE INDEX outage_organisation ON outage (organisation_gid);

-- The outage that a device belongs to. Those that were silent before anybody was told of such things are no news.
ALTER TABLE screen ADD COLUMN outage_gid TEXT;
UPDATE screen SET outage_gid = 'before';
