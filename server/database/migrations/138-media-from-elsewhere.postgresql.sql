-- Media of the source "localhost" were addresses that each screen opened itself; now they are files of a folder of the
-- server. An address is fetched as from any HTTP file server.
UPDATE document SET body = jsonb_set(body::jsonb, '{source}', '"hfs"')::text
WHERE family = 'media' AND body::jsonb ->> 'source' = 'localhost' AND body::jsonb ->> 'url' IS NOT NULL;
