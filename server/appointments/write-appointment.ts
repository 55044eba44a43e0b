import { type Context, run, type Statement } from '../database/command.ts';
import { getDocument } from '../documents/get-document.ts';
import { appendEvent } from '../event-log/append-event.ts';
import { identifierKey } from '../ground/identifier-key.ts';
import type { AppointmentRow } from '../queue/appointment-row.ts';
import { queueName } from '../queue/queue-gid.ts';
import { readTicketOfAppointment } from '../queue/read-rows.ts';

/** Stores a new appointment, or the changed body and place of one that is stored. */
export function* storeAppointment(
  organisationGid: string,
  { gid, panelGid, branch, body, version, createdAt, updatedAt }: AppointmentRow,
): Generator<Statement, void, unknown> {
  yield* run(
    'appointment',
    `INSERT INTO appointment (gid, organisation_gid, appointment_id, panel_gid, branch, inspection_day, shift, serial_number,
       patient_key, record_key, canceled, body, version, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (gid) DO UPDATE SET panel_gid = excluded.panel_gid, inspection_day = excluded.inspection_day,
       shift = excluded.shift, serial_number = excluded.serial_number, patient_key = excluded.patient_key,
       record_key = excluded.record_key, canceled = excluded.canceled, body = excluded.body, version = excluded.version,
       updated_at = excluded.updated_at`,
    gid,
    organisationGid,
    body.appointmentId,
    panelGid,
    branch,
    body.inspectionDay,
    body.shift,
    body.serialNumber,
    identifierKey(body.patientId ?? ''),
    identifierKey(body.medicalRecordNumber ?? ''),
    body.canceled ? 1 : 0,
    JSON.stringify(body),
    version,
    createdAt,
    updatedAt,
  );
}

export function* eraseAppointment(gid: string): Generator<Statement, void, unknown> {
  yield* run('appointment', 'DELETE FROM appointment WHERE gid = ?', gid);
}

/** Yields where an appointment shows: at its room, and in the queue of whichever room or group its patient was sent to. */
export function* roomsOf({
  gid,
  panelGid,
}: Pick<AppointmentRow, 'gid' | 'panelGid'>): Generator<Statement, string[], unknown> {
  const ticket = yield* readTicketOfAppointment(gid);
  return ticket ? [panelGid, queueName(ticket.queueGid).ownerGid] : [panelGid];
}

/**
 * Tells the screens of rooms, and of groups, that appointments there have changed: one line for each, not one per
 * appointment.
 */
export function* tellRooms(
  context: Context,
  organisationGid: string,
  gids: Iterable<string>,
): Generator<Statement, void, unknown> {
  for (const gid of new Set(gids)) {
    const place = (yield* getDocument('group', organisationGid, gid)) ? { groupGid: gid } : { panelGid: gid };
    const payload = { family: 'appointment', gid };
    yield* appendEvent(context, { organisationGid, kind: 'edited', ...place, payload });
  }
}
