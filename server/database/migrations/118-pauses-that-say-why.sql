-- What patients are told of a counter's pause: why, and when it is expected to serve again.
ALTER TABLE counter ADD COLUMN pause_reason TEXT;
ALTER TABLE counter ADD COLUMN pause_until BIGINT;
