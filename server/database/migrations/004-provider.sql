-- Releases of software and launch settings of machines belong to no organisation but to the provider, whose own row
-- has the empty gid: nobody can name it in a call, sign in to it or see it in a list.
INSERT INTO organisation (gid, gid_key, body, version, password_hash, agency_key_hash, created_at, updated_at)
VALUES ('', '', '{}', 1, '', '', 0, 0);
INSERT INTO log_head (organisation_gid, epoch, seq) VALUES ('', 'provider', 0);
