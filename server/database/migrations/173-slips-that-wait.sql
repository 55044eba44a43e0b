-- The slips that wait at a printer, and those that are being printed. For one of the two states SQLite does not use the
-- index of both (120-printing.sql): each look for the next slip went through two weeks of them.
CREATE INDEX print_job_queued ON print_job (printer_gid, queued_at, number) WHERE state = 'queued';
CREATE INDEX print_job_printing ON print_job (printer_gid) WHERE state = 'printing';
