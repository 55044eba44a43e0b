-- When an organisation was given up: nobody finds it any more, and what it has goes a little at a time. NULL: it has not.
ALTER TABLE organisation ADD COLUMN removing_at INTEGER;
CREATE INDEX organisation_removing ON organisation (removing_at) WHERE removing_at IS NOT NULL;
