-- Media of the source "localhost" were addresses that each screen opened itself; now they are files of a folder of the
-- server. An address is fetched as from any HTTP file server.
UPDATE document SET body = json_set(body, '$.source', 'hfs')
WHERE family = 'media' AND json_extract(body, '$.source') = 'localhost' AND json_extract(body, '$.url') IS NOT NULL;
