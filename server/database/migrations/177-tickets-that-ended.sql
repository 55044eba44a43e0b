-- What became of an appointment whose ticket ended with the day is asked of that ticket, by the appointment.
CREATE INDEX ticket_ended ON ticket (appointment_gid, issued_at) WHERE status = 'canceled' AND appointment_gid IS NOT NULL;
