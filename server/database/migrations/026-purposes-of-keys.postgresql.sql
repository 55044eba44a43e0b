-- One key opened all three before. A device in the field goes on with it: where a kiosk or ticket machine of the panel
-- has a token, or signed in within the time that the access log is kept, its key stays the old one until an administrator
-- replaces it; everywhere else it is new.
WITH used AS (
  SELECT DISTINCT organisation_gid, json_extract(body, '$.kind') AS kind, json_extract(body, '$.subjectGid') AS subject_gid
  FROM log_entry
  WHERE log = 'access' AND json_extract(body, '$.action') = 'signedIn'
    AND json_extract(body, '$.kind') IN ('kiosk', 'ticketMachine')
)
INSERT INTO panel_key (panel_gid, organisation_gid, purpose, key)
SELECT d.gid, d.organisation_gid, p.purpose,
  CASE
    WHEN EXISTS (SELECT 1 FROM token t
      WHERE t.organisation_gid = d.organisation_gid AND t.kind = p.purpose AND t.subject_gid = d.gid)
    OR EXISTS (SELECT 1 FROM used u
      WHERE u.organisation_gid = d.organisation_gid AND u.kind = p.purpose AND u.subject_gid = d.gid)
    THEN d.secret
    ELSE replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
  END
FROM document d CROSS JOIN (SELECT 'kiosk' AS purpose UNION ALL SELECT 'ticketMachine') p
WHERE d.family = 'panel' AND d.secret IS NOT NULL;
