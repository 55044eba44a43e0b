-- On what kind of device a token was issued, where somebody signed in on one.
ALTER TABLE token ADD COLUMN device_type TEXT;

-- The key that we show to the hospital's own system: sent by us, so it cannot be stored hashed.
ALTER TABLE organisation ADD COLUMN hospital_system_key TEXT;
