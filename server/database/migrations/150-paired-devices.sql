-- Devices that show a code, until an administrator gives them a panel or the code expires.
CREATE TABLE pairing (
  key_hash TEXT PRIMARY KEY,
  code TEXT NOT NULL,
  -- 'panel', 'kiosk' or 'ticketMachine'.
  kind TEXT NOT NULL,
  engine TEXT NOT NULL,
  address TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX pairing_code ON pairing (code);
CREATE INDEX pairing_address ON pairing (address);
CREATE INDEX pairing_age ON pairing (expires_at);

-- Devices that were let in by their code; each has a key of its own, which opens its panel and nothing else.
CREATE TABLE device (
  gid TEXT PRIMARY KEY,
  organisation_gid TEXT NOT NULL REFERENCES organisation (gid),
  kind TEXT NOT NULL,
  panel_gid TEXT NOT NULL,
  name TEXT NOT NULL,
  key_hash TEXT NOT NULL,
  engine TEXT NOT NULL,
  paired_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  -- The starts that this key has reported with, newest first; two that go on side by side are a copied disk.
  starts TEXT NOT NULL DEFAULT '[]',
  copied_at INTEGER
);
CREATE UNIQUE INDEX device_key ON device (key_hash);
CREATE INDEX device_panel ON device (organisation_gid, panel_gid);

-- Which paired device a token was given to: moving the device or ending its pairing ends its tokens.
ALTER TABLE token ADD COLUMN device_gid TEXT;
CREATE INDEX token_device ON token (device_gid);

-- Kiosks and ticket machines report as screens do. What a device is, and which paired one.
ALTER TABLE screen ADD COLUMN kind TEXT NOT NULL DEFAULT 'panel';
ALTER TABLE screen ADD COLUMN device_gid TEXT;
CREATE INDEX screen_device ON screen (device_gid);
-- 1 until the device has been told to show its name.
ALTER TABLE screen ADD COLUMN identify_wanted INTEGER NOT NULL DEFAULT 0;
