import { run, type Statement } from '../database/command.ts';

/** Ends the slips of a patient whose being sent on was taken back: the number on them is nobody's any more. */
export function* setAsideSent(
  organisationGid: string,
  ticketGid: string,
  now: number,
): Generator<Statement, void, unknown> {
  yield* run(
    'print_job',
    `UPDATE print_job SET state = 'canceled', lease_owner = NULL, version = version + 1, updated_at = ?
     WHERE organisation_gid = ? AND source = 'desk' AND state = 'queued'
       AND ticket_key = (SELECT access_key FROM ticket WHERE organisation_gid = ? AND gid = ?)`,
    now,
    organisationGid,
    organisationGid,
    ticketGid,
  );
}
