/** Numbers that a room reserves for appointments, and that somebody has given up: the room must not make them again. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cancelAppointment, restoreAppointment } from '#server/appointments/cancel-appointment.ts';
import { updateAppointments } from '#server/appointments/update-appointments.ts';
import { dayMs } from '#server/ground/durations.ts';
import { changeTicket } from '#server/ticket-machine/change-ticket.ts';
import { type Hospital, openHospital } from './hospital.ts';
import { refusalOf } from './refusal-of.ts';
import { expectRowsToEqualLog } from './stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  hospital.push({ room: 'R103' }, { room: 'R103' });
  hospital.act('room103', { kind: 'logIn' });
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const organisationGid = 'demo';
/** The first appointment. */
const first = () =>
  hospital.rows<{ gid: string; appointmentId: string }>(
    'SELECT gid, appointment_id AS "appointmentId" FROM appointment WHERE serial_number = 1',
  )[0]!;
const look = () => hospital.look('room103');
const next = () => hospital.act('room103', { kind: 'next' }).current?.number;
const expectedHere = () => look().expected.map(({ number }) => number);

/** Next calls whom its button named, once, and then nobody. */
function expectOnly(number: number): void {
  expect(look().nextNumber).toBe(number);
  expect(next()).toBe(number);
  expect(look().allowedActions.counter).not.toContain('next');
  expect(refusalOf(next)).toBe('no_waiting_patient');
}

test('who did not come as often as the rules allow is not called once more', () => {
  hospital.setOrganisation({ queuePolicy: { passLimit: 1 } });
  expect(next()).toBe(1);
  hospital.act('room103', { kind: 'pass' });
  expectOnly(2);
  expect(expectedHere()).toEqual([1]);
});

test('nor who gave the number up on their phone, before they came or after it', () => {
  const [{ key } = { key: '' }] = hospital.rows<{ key: string }>(
    'SELECT access_key AS key FROM ticket WHERE number = 1',
  );
  hospital.run((context) => changeTicket({ organisationGid: 'demo', key, wish: 'giveUp' }, context));
  expect(expectedHere(), 'two has not checked in either').toEqual([1, 2]);
  expectOnly(2);
  expect(expectedHere()).toEqual([1]);
});

test('nor whose number was taken back at the desk; who comes after all checks in with it, and is called', () => {
  hospital.act('room103', { kind: 'cancel', number: 1 });
  expectOnly(2);
  expect(hospital.checkIn('P1').data[0]).toMatchObject({ outcome: 'checkedIn', number: 1 });
  expectOnly(1);
});

test('who did not come on one day is called on another that the appointment is moved to', () => {
  hospital.setOrganisation({ queuePolicy: { passLimit: 1 } });
  expect(next()).toBe(1);
  hospital.act('room103', { kind: 'pass' });
  const { appointmentId } = first();
  const tomorrow = new Date(hospital.now + dayMs).toISOString().slice(0, 10);
  hospital.run((context) =>
    updateAppointments({ organisationGid, items: [{ appointmentId, inspectionDay: tomorrow }] }, context),
  );
  hospital.now += dayMs;
  hospital.act('room103', { kind: 'logIn' });
  expectOnly(1);
});

test('who had checked in is called once an appointment that the hospital canceled stands again', () => {
  hospital.checkIn('P1');
  const { gid } = first();
  hospital.run((context) => cancelAppointment({ organisationGid, gid }, context));
  expect(look().nextNumber).toBe(2);
  hospital.run((context) => restoreAppointment({ organisationGid, gid }, context));
  expect(look().nextNumber).toBe(1);
  expect([next(), next()]).toEqual([1, 2]);
});

test('in a room that calls for it too, nobody is called who gave a number up there', () => {
  hospital.change('panel', 'room101', {
    type: 'defaultPanel',
    name: '101 診',
    roomCode: 'R101',
    callingMode: 1,
    alsoCalls: ['room103'],
  });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room103', { kind: 'cancel', number: 1 });
  expect(hospital.act('room101', { kind: 'next' }).current?.number).toBe(2);
  expect(refusalOf(() => hospital.act('room101', { kind: 'next' }))).toBe('no_waiting_patient');
});
