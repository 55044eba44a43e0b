-- Appointments that were taken back are kept; their numbers are free.
ALTER TABLE appointment ADD COLUMN canceled INTEGER NOT NULL DEFAULT 0;
DROP INDEX appointment_serial;
CREATE UNIQUE INDEX appointment_serial ON appointment (panel_gid, inspection_day, shift, serial_number)
  WHERE canceled = 0;
ALTER TABLE day_appointments ADD COLUMN canceled INTEGER NOT NULL DEFAULT 0;
