import { all, type Context, type Statement } from '../database/command.ts';
import { appointmentColumns, appointmentFrom, type FlatAppointment } from '../queue/appointment-row.ts';
import { readDay } from '../queue/place.ts';
import { changesBetween, recordChange } from './record-change.ts';
import { storeAppointment, tellRooms } from './write-appointment.ts';

/**
 * Gives a panel's appointments of a room, from today on, the code that the room has now: by the old one they could
 * neither be moved nor restored, since no panel has it any more.
 */
export function* recodeRoom(
  context: Context,
  organisationGid: string,
  panelGid: string,
  { was, is }: { was: string; is: string },
): Generator<Statement, void, unknown> {
  const { moment } = yield* readDay(organisationGid, context.now);
  const rows = yield* all<FlatAppointment>(
    'appointment',
    `SELECT ${appointmentColumns} FROM appointment a
     WHERE a.organisation_gid = ? AND a.panel_gid = ? AND a.inspection_day >= ?
       AND lower(json_extract(a.body, '$.room')) = ?
     ORDER BY a.inspection_day, a.shift, a.serial_number`,
    organisationGid,
    panelGid,
    moment.serviceDate,
    was.toLowerCase(),
  );
  for (const row of rows.map(appointmentFrom)) {
    const body = { ...row.body, room: is };
    yield* storeAppointment(organisationGid, { ...row, body, version: row.version + 1, updatedAt: context.now });
    yield* recordChange(context, organisationGid, row, { action: 'updated', changes: changesBetween(row.body, body) });
  }
  if (rows.length > 0) yield* tellRooms(context, organisationGid, [panelGid]);
}
