import { Refusal } from '../errors/refusal.ts';
import type { AppointmentRow } from '../queue/appointment-row.ts';

/** The id of an appointment whose patient was erased: its hospital knows by the own one whose it was. */
export function erasedId(gid: string): string {
  return `erased-${gid}`;
}

/** Refuses not_found of an appointment that is only a count any more: nobody would come, and nobody is to be put in. */
export function checkNotErased({ gid, body }: Pick<AppointmentRow, 'gid' | 'body'>): void {
  if (body.appointmentId === erasedId(gid)) throw new Refusal({ code: 'not_found', field: 'appointmentId' });
}
