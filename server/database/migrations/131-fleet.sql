-- What the list of all devices asks: what has changed since it was last read, and how far a clock is off.
ALTER TABLE screen ADD COLUMN changed_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE screen ADD COLUMN clock_off_ms INTEGER;

-- A desk says of itself what a screen does.
ALTER TABLE desk ADD COLUMN report TEXT NOT NULL DEFAULT '{}';
ALTER TABLE desk ADD COLUMN online_since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE desk ADD COLUMN changed_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE desk ADD COLUMN clock_off_ms INTEGER;
-- 1 until the desk has been told.
ALTER TABLE desk ADD COLUMN reload_wanted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE desk ADD COLUMN identify_wanted INTEGER NOT NULL DEFAULT 0;
CREATE INDEX desk_organisation ON desk (organisation_gid, panel_gid);
