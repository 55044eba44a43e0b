import { one, type Statement } from '../database/command.ts';
import { readTicket } from '../queue/read-rows.ts';
import { isWaiting } from '../queue/status-groups.ts';
import type { Due } from './read-due.ts';

/**
 * Yields whether what a push service did not take at first may still be said: to the same phone, which was not stopped,
 * and of a turn that is still near, of a call that is still the last, or of one that was taken back and not made again.
 */
export function* isStillDue({
  ticketGid,
  subscription,
  call,
  isTakenBack,
}: Due): Generator<Statement, boolean, unknown> {
  const phone = yield* one<{ toldCall: string | null }>(
    'ticket_push',
    'SELECT told_call AS "toldCall" FROM ticket_push WHERE ticket_gid = ? AND endpoint = ?',
    ticketGid,
    subscription.endpoint,
  );
  const ticket = phone && (yield* readTicket(ticketGid));
  if (!ticket) return false;
  if (call === undefined) return isWaiting(ticket.status);
  return phone.toldCall === call && (ticket.status === 'called') !== isTakenBack;
}
