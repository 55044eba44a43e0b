import type { TicketRow } from './rows.ts';

/** Why somebody stands in line again. */
export type Return = 'cameBack' | 'backFromExamination';

/** Where somebody stands who is in line again: at the place that they had. */
export function placeInLine(ticket: TicketRow, _why: Return): { readonly orderKey: number } {
  return { orderKey: ticket.orderKey };
}
