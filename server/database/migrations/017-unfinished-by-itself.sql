-- PostgreSQL may read a partial index from end to end, for any question whose condition is within the index's own. While
-- a table is small that looks cheap, and the plan is kept: each press then read all who waited anywhere. The condition
-- is written so that only whoever asks for just this index has it (server/queue/status-groups.ts, unfinished).
DROP INDEX ticket_unfinished;
CREATE INDEX ticket_unfinished ON ticket (organisation_gid)
  WHERE (status || '') IN ('registering', 'awaiting', 'checkBack', 'passed', 'temporarilyAway', 'checking');
