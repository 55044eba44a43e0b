import type { AppointmentCreate } from '#generated/shapes.ts';
import { all, type Context, run, type Statement } from '../database/command.ts';
import { placeholders } from '../database/placeholders.ts';
import {
  type AppointmentRow,
  appointmentColumns,
  appointmentFrom,
  type FlatAppointment,
} from '../queue/appointment-row.ts';
import { cancelTicket } from '../queue/cancel-ticket.ts';
import { readTicketOfAppointment } from '../queue/read-rows.ts';
import { isMoved } from './change-appointment.ts';

/**
 * Frees the numbers of all appointments that are about to get other ones, or to be canceled: the hospital may give two
 * patients each other's number, or move a whole list up by one, and then each number is another's until the last is
 * written. Who has checked in keeps the number, and is refused when it is their turn.
 * @param changed an appointment's body as it will be
 */
export function* vacate<Item extends { readonly appointmentId: string }>(
  context: Context,
  organisationGid: string,
  items: readonly Item[],
  changed: (before: AppointmentRow, item: Item) => AppointmentCreate,
): Generator<Statement, void, unknown> {
  if (items.length < 2) return;
  const rows = yield* all<FlatAppointment>(
    'appointment',
    `SELECT ${appointmentColumns} FROM appointment a
     WHERE a.organisation_gid = ? AND a.canceled = 0 AND a.appointment_id IN ${placeholders(items)} ORDER BY a.gid`,
    organisationGid,
    ...items.map(({ appointmentId }) => appointmentId),
  );
  const known = new Map(rows.map(appointmentFrom).map((row) => [row.body.appointmentId, row]));
  for (const item of items) {
    const before = known.get(item.appointmentId);
    if (!before) continue;
    const after = changed(before, item);
    if (!after.canceled && !isMoved(before.body, after)) continue;
    const ticket = yield* readTicketOfAppointment(before.gid);
    if (ticket && ticket.status !== 'registering') continue;
    if (ticket) yield* cancelTicket(context, organisationGid, ticket);
    yield* run('appointment', 'UPDATE appointment SET canceled = 1 WHERE gid = ?', before.gid);
  }
}
