import type { TicketSource } from '#generated/values.ts';

/**
 * Whether a ticket of a source moves the number counter on: an appointment has a number of its own, and whoever was
 * added stands behind the numbers of the session.
 */
export function drawsNumber(source: TicketSource | undefined): boolean {
  return source !== 'appointment' && source !== 'extra';
}
