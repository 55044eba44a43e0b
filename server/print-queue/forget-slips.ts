import { one, run, type Statement } from '../database/command.ts';
import { ticketPage } from '../queue/ticket-page.ts';

/** Forgets the print jobs of a ticket whose patient is erased: they hold when somebody came, and for what. */
export function* forgetSlipsOf(organisationGid: string, ticketGid: string): Generator<Statement, void, unknown> {
  const ticket = yield* one<{ key: string }>(
    'ticket',
    'SELECT access_key AS key FROM ticket WHERE organisation_gid = ? AND gid = ?',
    organisationGid,
    ticketGid,
  );
  if (!ticket) return;
  const page = ticketPage(ticket.key).replace(/[!%_]/g, '!$&');
  yield* run(
    'print_job',
    `DELETE FROM print_job WHERE organisation_gid = ? AND slip LIKE ? ESCAPE '!'`,
    organisationGid,
    `%${page}"%`,
  );
}
