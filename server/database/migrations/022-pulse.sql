-- What the health check writes and reads back (server/database/beat.ts): that the database takes writes is found out by
-- writing. One row; it says when the last check was.
CREATE TABLE pulse (
  name TEXT PRIMARY KEY,
  at BIGINT NOT NULL
);
