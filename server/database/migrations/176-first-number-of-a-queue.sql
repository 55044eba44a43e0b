-- Where no list is kept, the daily reset may let a queue begin with a number of its own: its limit counts from there.
ALTER TABLE queue ADD COLUMN first_number INTEGER;
