import { afterEach, beforeEach, expect, test } from 'vitest';
import { cancelAppointment } from '#server/appointments/cancel-appointment.ts';
import { deleteAppointment, removeAppointments } from '#server/appointments/remove-appointments.ts';
import { saveAppointments } from '#server/appointments/save-appointments.ts';
import { tagAppointments } from '#server/appointments/tags.ts';
import { updateAppointments } from '#server/appointments/update-appointments.ts';
import type { Context, Statement } from '#server/database/command.ts';
import { eraseVisit } from '#server/personal-data/commands.ts';
import { readChanges } from '#server/stream/changes.ts';
import { type Hospital, openHospital, today } from '../queue/hospital.ts';
import { expectRowsToEqualLog } from '../queue/stored-rows.ts';

const organisationGid = 'demo';
const appointmentIds = ['A1'];
let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

const gid = () => hospital.rows<{ gid: string }>('SELECT gid FROM appointment')[0]?.gid ?? '';

/** The rooms and groups whose screens learn of a change. */
function told(change: (context: Context) => Generator<Statement, unknown, unknown>): string[] {
  const [head] = hospital.rows<{ seq: number }>("SELECT seq FROM log_head WHERE organisation_gid = 'demo'");
  hospital.run(change);
  const { gids, everywhere } = hospital.read(readChanges(organisationGid, head?.seq ?? 0));
  expect(everywhere).toBe(false);
  return [...gids].sort();
}

/** A patient of room 101 whom it sent to another room, where they wait. */
function sendTo(toPanelGid: string): void {
  hospital.push({ patientId: 'P1' });
  hospital.checkIn('P1');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act(toPanelGid, { kind: 'logIn' }, 'nurse2');
  hospital.act('room101', { kind: 'transfer', toPanelGid, number: 1 });
}

const renamed = { appointmentId: 'A1', name: '王大明' };
const whole = {
  ...renamed,
  department: '家庭醫學科',
  room: 'R101',
  inspectionDay: today,
  shift: 'morning',
  serialNumber: 1,
} as const;

test.each<[string, (context: Context) => Generator<Statement, unknown, unknown>]>([
  ['is tagged', (context) => tagAppointments({ organisationGid, gids: [gid()], add: ['輪椅'], remove: [] }, context)],
  ['is corrected', (context) => updateAppointments({ organisationGid, items: [renamed] }, context)],
  ['is sent again', (context) => saveAppointments({ organisationGid, items: [whole] }, context)],
  ['is canceled', (context) => cancelAppointment({ organisationGid, gid: gid() }, context)],
  ['is taken back by its system', (context) => removeAppointments({ organisationGid, appointmentIds }, context)],
  ['is deleted', (context) => deleteAppointment({ organisationGid, gid: gid() }, context)],
])('where a patient was sent it shows at once that the appointment %s', (_, change) => {
  sendTo('room103');
  expect(told(change)).toEqual(['room101', 'room103']);
  expectRowsToEqualLog(hospital);
});

test('where a patient was seen last nobody reads the name of one who was erased', () => {
  sendTo('room103');
  hospital.act('room103', { kind: 'next' }, 'nurse2');
  hospital.act('room103', { kind: 'completed' }, 'nurse2');
  expect(told((context) => eraseVisit({ organisationGid, gid: gid() }, context))).toEqual(['room101', 'room103']);
});

test('a change reaches a room of its own alone, of a common queue the group too', () => {
  hospital.push({ patientId: 'P1' });
  hospital.checkIn('P1');
  const tag = (context: Context) =>
    tagAppointments({ organisationGid, gids: [gid()], add: ['輪椅'], remove: [] }, context);
  expect(told(tag)).toEqual(['room101']);
  hospital.run((context) => removeAppointments({ organisationGid, appointmentIds }, context));
  hospital.push({ room: 'DESK', shift: 'day', patientId: 'P2' });
  hospital.checkIn('P2');
  expect(told(tag)).toEqual(['billing', 'desk1']);
  expectRowsToEqualLog(hospital);
});
