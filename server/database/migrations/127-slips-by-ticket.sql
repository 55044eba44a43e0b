-- The ticket that a slip is of, by its key: a machine says what became of it, and a patient asks for another one.
ALTER TABLE print_job ADD COLUMN ticket_key TEXT;
CREATE INDEX print_job_ticket ON print_job (organisation_gid, ticket_key) WHERE ticket_key IS NOT NULL;
