import { all, type Context, run, type Statement } from '../database/command.ts';
import { takeLog } from '../event-log/take-log.ts';
import { appointmentColumns, appointmentFrom, type FlatAppointment } from '../queue/appointment-row.ts';
import { cancelTicket } from '../queue/cancel-ticket.ts';
import { readDay, readPlace, serves } from '../queue/place.ts';
import { readTicketOfAppointment } from '../queue/read-rows.ts';
import { reserveTicket } from './reserve-ticket.ts';
import { tellRooms } from './write-appointment.ts';

/** A panel, and the code of a room that it has from now on. */
interface Coded {
  readonly organisationGid: string;
  readonly gid: string;
  readonly code: string;
}

/**
 * Brings the appointments of a room's code to the panel that has it now, from today on: with another screen, or for a
 * day in another room, that is where their patients are called. Who has checked in waits on with the number in hand,
 * and a session in which the panel has patients of another code stays apart, for two patients would have one number.
 */
export function* followRoomCode(
  context: Context,
  { organisationGid, gid, code }: Coded,
): Generator<Statement, void, unknown> {
  yield* takeLog(organisationGid, context);
  const { moment } = yield* readDay(organisationGid, context.now);
  const place = yield* readPlace(organisationGid, gid);
  if (!serves(place)) return;
  const rows = yield* all<FlatAppointment>(
    ['appointment', 'ticket'],
    `SELECT ${appointmentColumns} FROM appointment a
     LEFT JOIN ticket t ON t.appointment_gid = a.gid AND t.status <> 'canceled'
     WHERE a.organisation_gid = ? AND a.inspection_day >= ? AND a.canceled = 0 AND a.panel_gid <> ?
       AND lower(json_extract(a.body, '$.room')) = ? AND (t.gid IS NULL OR t.status = 'registering')
       AND NOT EXISTS (SELECT 1 FROM appointment o
         WHERE o.panel_gid = ? AND o.inspection_day = a.inspection_day AND o.shift = a.shift AND o.canceled = 0
           AND (o.serial_number = a.serial_number OR lower(json_extract(o.body, '$.room')) <> ?))
     ORDER BY a.inspection_day, a.shift, a.serial_number`,
    organisationGid,
    moment.serviceDate,
    gid,
    code.toLowerCase(),
    gid,
    code.toLowerCase(),
  );
  for (const row of rows.map(appointmentFrom)) {
    const ticket = yield* readTicketOfAppointment(row.gid);
    if (ticket) yield* cancelTicket(context, organisationGid, ticket);
    yield* run(
      'appointment',
      'UPDATE appointment SET panel_gid = ?, version = version + 1, updated_at = ? WHERE gid = ?',
      gid,
      context.now,
      row.gid,
    );
    yield* reserveTicket(context, organisationGid, place, { ...row, panelGid: gid });
  }
  if (rows.length > 0) yield* tellRooms(context, organisationGid, [gid, ...rows.map(({ panelGid }) => panelGid)]);
}
