-- Who is sent into the line of a group may stand between two numbers. SQLite's columns take such an order as they are.
ALTER TABLE ticket ALTER COLUMN order_key TYPE double precision;
