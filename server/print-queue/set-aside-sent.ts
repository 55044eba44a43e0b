import { all, type Statement } from '../database/command.ts';
import { setAside } from './claim-job.ts';

/** Ends the slips of a patient whose being sent on was taken back: the number on them is nobody's any more. */
export function* setAsideSent(
  organisationGid: string,
  ticketGid: string,
  now: number,
): Generator<Statement, void, unknown> {
  const waiting = yield* all<{ gid: string }>(
    ['print_job', 'ticket'],
    `SELECT j.gid FROM print_job j JOIN ticket t ON t.access_key = j.ticket_key
     WHERE j.organisation_gid = ? AND j.source = 'desk' AND j.state = 'queued' AND t.gid = ?`,
    organisationGid,
    ticketGid,
  );
  for (const { gid } of waiting) yield* setAside({ gid, organisationGid }, now);
}
