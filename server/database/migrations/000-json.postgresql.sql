-- SQLite's json functions, as far as statements use them, so that each statement is written once. Both read JSON
-- text; a path is '$.name' or '$.name.name'.

-- A scalar as text, truth as '1' or '0' as SQLite has it; statements cast it to what they compare it with.
CREATE FUNCTION json_extract(body TEXT, path TEXT) RETURNS TEXT
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE jsonb_typeof(body::jsonb #> string_to_array(substr(path, 3), '.'))
  WHEN 'boolean' THEN (body::jsonb #>> string_to_array(substr(path, 3), '.'))::boolean::int::text
  ELSE body::jsonb #>> string_to_array(substr(path, 3), '.')
END;

-- The members of a list as text; no rows where there is no list.
CREATE FUNCTION json_each(body TEXT, path TEXT) RETURNS TABLE (value TEXT)
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  SELECT member FROM jsonb_array_elements_text(
    CASE jsonb_typeof(body::jsonb #> string_to_array(substr(path, 3), '.'))
      WHEN 'array' THEN body::jsonb #> string_to_array(substr(path, 3), '.')
      ELSE '[]'
    END
  ) AS member;
END;
