-- A press can be undone: who reads calls sees at once which were taken back, and figures find what they leave out.
DROP INDEX event_call;
CREATE INDEX event_call ON event (organisation_gid, panel_gid, seq) WHERE kind IN ('called', 'recalled', 'callTakenBack');
CREATE INDEX event_taken_back ON event (organisation_gid, seq)
  WHERE kind IN ('callTakenBack', 'endTakenBack', 'receiptTakenBack');
