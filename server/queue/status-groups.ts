import { atCounterStatuses, transitions, waitingStatuses } from '#generated/transitions.ts';
import type { QueueStatus } from '#generated/values.ts';

/** Who left the line for a while. */
const away: readonly QueueStatus[] = ['temporarilyAway', 'checking'];

/** Whether a ticket is in line: Next may call it. */
export function isWaiting(status: QueueStatus): boolean {
  return waitingStatuses.includes(status);
}

/** Whether a ticket stands at a counter, as that counter's call. */
export function isAtCounter(status: QueueStatus): boolean {
  return atCounterStatuses.includes(status);
}

/** Statuses as SQL compares them; `status IN ${waitingList}` is, word for word, the condition of the index of the line. */
export const waitingList = listOf(waitingStatuses);
export const atCounterList = listOf(atCounterStatuses);
/** Who has come, and is to be called: those in line, and those who come back into it of themselves. */
export const stayingList = listOf([...waitingStatuses.filter((status) => status !== 'registering'), ...away]);
/** Whom the end of a day finds neither at a counter nor done with. */
export const unfinishedList = listOf(transitions.filter(({ by }) => by === 'expired').map(({ from }) => from));

/**
 * The same as the condition of the index of them, word for word; written so that no other question is within it, and
 * PostgreSQL cannot take that index for another's (migration 017). The table is called t.
 */
export const unfinished = `(t.status || '') IN ${unfinishedList}`;

function listOf(statuses: readonly QueueStatus[]): string {
  return `(${statuses.map((status) => `'${status}'`).join(', ')})`;
}
