import { type Context, run, type Statement } from '../database/command.ts';
import { appendEvent } from '../event-log/append-event.ts';
import { identifierKey } from '../ground/identifier-key.ts';
import type { AppointmentRow } from '../queue/appointment-row.ts';

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

/** Tells the screens of the rooms that their appointments have changed: one line per room, not per appointment. */
export function* tellRooms(
  context: Context,
  organisationGid: string,
  panelGids: Iterable<string>,
): Generator<Statement, void, unknown> {
  for (const panelGid of new Set(panelGids)) {
    const payload = { family: 'appointment', gid: panelGid };
    yield* appendEvent(context, { organisationGid, kind: 'edited', panelGid, payload });
  }
}
