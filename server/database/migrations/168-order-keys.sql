-- Lists have room 9 before room 10: name_key, and here the other texts of a record that a list can be ordered by, as
-- JSON by property, hold what server/ground/counting-key.ts makes of them.
ALTER TABLE document ADD COLUMN order_keys TEXT;

-- The version of the record that they were made of; a server that starts makes them where they are of another.
ALTER TABLE document ADD COLUMN keyed_version INTEGER;
CREATE INDEX document_unkeyed ON document (gid) WHERE keyed_version IS DISTINCT FROM version;
