import type { TicketSource } from '#generated/values.ts';

/** An appointment has a number of its own, and whoever was added stands behind the numbers of the session. */
export const numberedApart: readonly TicketSource[] = ['appointment', 'extra'];

/** Whether a ticket of a source moves the number counter on. */
export function drawsNumber(source: TicketSource | undefined): boolean {
  return source === undefined || !numberedApart.includes(source);
}
