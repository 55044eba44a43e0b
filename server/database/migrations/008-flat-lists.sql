-- Lists, and what a change looks up, cost the same whether there are a hundred records or a hundred thousand.
-- The indexes of single families come from the contract (server/families/list-indexes.ts).

-- How many records stand under a parent, and how many of them have one value of a filter; property '' is all.
CREATE TABLE document_count (
  organisation_gid TEXT NOT NULL,
  family TEXT NOT NULL,
  parent_gid TEXT NOT NULL,
  property TEXT NOT NULL,
  value TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (organisation_gid, family, parent_gid, property, value)
);
INSERT INTO document_count (organisation_gid, family, parent_gid, property, value, count)
SELECT organisation_gid, family, parent_gid, '', '', count(*) FROM document
GROUP BY organisation_gid, family, parent_gid;

CREATE INDEX document_created ON document (organisation_gid, family, parent_gid, created_at, gid);
CREATE INDEX document_updated ON document (organisation_gid, family, parent_gid, updated_at, gid);

-- Files that a record has let go of: the only ones to look at when a change may have left one without a record.
CREATE TABLE file_let_go (
  organisation_gid TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (organisation_gid, name)
);

-- What hospital systems look appointments up by.
CREATE INDEX appointment_doctor ON appointment (organisation_gid, json_extract(body, '$.doctor'));
CREATE INDEX appointment_department ON appointment (organisation_gid, json_extract(body, '$.department'));
CREATE INDEX appointment_department_code
  ON appointment (organisation_gid, lower(json_extract(body, '$.departmentCode')));
CREATE INDEX appointment_panel ON appointment (organisation_gid, panel_gid, inspection_day);
