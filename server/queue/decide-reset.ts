import type { QueueEvent } from './event.ts';
import { positionOf } from './policy/position-in-line.ts';
import type { CounterRow, QueueRow, TicketRow } from './rows.ts';

/** What a reset finds at one queue. */
export interface ResetState {
  readonly queue: QueueRow;
  /** The queue under its name in the next round, as it opens. */
  readonly fresh: QueueRow;
  /** Counters with a call of this queue. */
  readonly calling: readonly CounterRow[];
  /** Those who are neither at a counter nor done. */
  readonly tickets: readonly TicketRow[];
}

/**
 * Decides what a reset does: standing calls are finished, patients with an appointment who wait, are away or
 * examined go on waiting with their number for whom they waited, every other number loses its worth, and numbering begins anew
 * with the first number of the next round.
 */
export function decideReset(
  { queue, fresh, calling, tickets }: ResetState,
  staffGid: string | undefined,
): QueueEvent[] {
  const by = staffGid === undefined ? {} : { staffGid };
  const finished = calling.map<QueueEvent>(({ panelGid, call }) => ({
    kind: 'completed',
    panelGid,
    queueGid: queue.gid,
    number: call!.number,
    payload: { closedBy: 'nobody' },
    ...(call!.ticketGid && { ticketGid: call!.ticketGid }),
    ...by,
  }));
  const moved = tickets.flatMap((ticket): QueueEvent[] => {
    const { gid, number, status, appointmentGid, forCounterGid, chosenCounterGid } = ticket;
    const about = { ticketGid: gid, number };
    const leaves = { queueGid: queue.gid, claim: status, ...about, ...by };
    if (!appointmentGid || status === 'passed') return [{ kind: 'canceled', ...leaves }];
    return [
      { kind: 'transferred', ...leaves },
      {
        kind: 'received',
        queueGid: fresh.gid,
        ...(forCounterGid && { panelGid: forCounterGid }),
        payload: {
          place: { ...positionOf(ticket), joinedCount: 0 },
          ...(chosenCounterGid && { chosenCounterGid }),
        },
        ...about,
      },
    ];
  });
  return [...finished, { kind: 'reset', queueGid: fresh.gid, ...by }, ...moved];
}
