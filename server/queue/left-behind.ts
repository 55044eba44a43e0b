import { placeholders } from '../database/placeholders.ts';
import { type QueueName, queueName } from './queue-gid.ts';
import type { TicketRow } from './rows.ts';
import { sessions } from './sessions.ts';

type Standing = Pick<QueueName, 'ownerGid' | 'session'>;

/**
 * Whether the number that was reserved for an appointment stands where nobody calls it: in the queue of a room that has
 * joined or left a group since, or numbers otherwise, or, of a visit at any time of the day, in a session that is over.
 * Who has not come yet holds no number in hand, so it is taken back and made again where the patient is called.
 * @param queue in which the patient is called
 */
export function isLeftBehind({ status, queueGid }: Pick<TicketRow, 'status' | 'queueGid'>, queue: Standing): boolean {
  const { ownerGid, session } = queueName(queueGid);
  return status === 'registering' && (ownerGid !== queue.ownerGid || !fromNow(queue).includes(session));
}

/** The same as a condition on the ticket t: that it was not left behind. */
export function notLeftBehind(queue: Standing): { readonly sql: string; readonly values: readonly string[] } {
  const reached = fromNow(queue);
  return {
    sql: `(t.status <> 'registering' OR EXISTS (SELECT 1 FROM queue r WHERE r.gid = t.queue_gid AND r.owner_gid = ?
      AND r.session IN ${placeholders(reached)}))`,
    values: [queue.ownerGid, ...reached],
  };
}

/** The sessions that a queue's people may wait for: its own, and those after it. */
function fromNow({ session }: Standing): readonly QueueName['session'][] {
  return session === 'day' ? ['day'] : sessions.slice(sessions.indexOf(session));
}
