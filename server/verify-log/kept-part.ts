import type { LoggedEvent } from '../queue/event.ts';

/**
 * Lets through what can be folded of a log whose beginning has been swept: events of queues that opened and of tickets
 * that were issued in what is left (docs/decisions/057-how-long-data-live.md).
 */
export function keptPart(): (event: LoggedEvent) => boolean {
  const queues = new Set<string>();
  const tickets = new Set<string>();
  return ({ kind, queueGid, ticketGid, payload }) => {
    if (queueGid && payload?.opens) queues.add(queueGid);
    if (queueGid && !queues.has(queueGid)) return false;
    if (ticketGid && kind === 'issued') tickets.add(ticketGid);
    return !ticketGid || tickets.has(ticketGid);
  };
}
