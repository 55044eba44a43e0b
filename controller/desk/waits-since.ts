import type { Ticket } from '#generated/shapes.ts';

/**
 * Since when a patient in line is here: since they checked in, or took their number. Undefined where a number is reserved
 * for somebody who has not come: it was made when the appointment was, days before.
 */
export function waitsSince({ status, checkedInAt, issuedAt }: Pick<Ticket, 'status' | 'checkedInAt' | 'issuedAt'>) {
  return status === 'registering' ? undefined : (checkedInAt ?? issuedAt);
}
