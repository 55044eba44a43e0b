-- The keypad of a kiosk has capitals and no space: whoever types an appointment's ID is found whatever its letters.
CREATE INDEX appointment_typed_id ON appointment (organisation_gid, UPPER(REPLACE(appointment_id, ' ', '')));
