import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AppointmentPatch } from '#generated/shapes.ts';
import { listAppointments } from '#server/appointments/list-appointments.ts';
import { deleteAppointment, removeAppointments } from '#server/appointments/remove-appointments.ts';
import { updateAppointments } from '#server/appointments/update-appointments.ts';
import { Refusal } from '#server/errors/refusal.ts';
import { atHour, type Hospital, openHospital } from '../queue/hospital.ts';
import { refusalOf } from '../queue/refusal-of.ts';
import { expectRowsToEqualLog } from '../queue/stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const organisationGid = 'demo';
const update = (...items: AppointmentPatch[]) =>
  hospital.run((context) => updateAppointments({ organisationGid, items }, context));
const remove = (...appointmentIds: string[]) =>
  hospital.run((context) => removeAppointments({ organisationGid, appointmentIds }, context));
const list = (query: object = {}) =>
  hospital.read(listAppointments(organisationGid, { page: 1, limit: 10, order: 'asc', ...query }, hospital.now));
const stored = () =>
  hospital.rows<{ id: string }>('SELECT appointment_id AS id FROM appointment ORDER BY 1').map(({ id }) => id);

test('pushed appointments are taken, all or none, and the refusal names the one', () => {
  expect(hospital.push({ serialNumber: 1 }, { serialNumber: 2 })).toMatchObject({ count: 2 });
  const fields = (push: () => unknown) => {
    try {
      push();
    } catch (error) {
      if (error instanceof Refusal) return error.entries.map(({ code, field }) => `${field}: ${code}`);
    }
    return [];
  };
  expect(fields(() => hospital.push({ serialNumber: 8 }, { room: 'R999' }))).toEqual([
    'appointments.1.room: room_not_found',
  ]);
  expect(fields(() => hospital.push({ serialNumber: 8 }, { serialNumber: 2 }))).toEqual([
    'appointments.1.serialNumber: serial_number_taken',
  ]);
  expect(fields(() => hospital.push({ appointmentId: 'A1', serialNumber: 9 }))).toEqual([
    'appointments.0.appointmentId: appointment_duplicate',
  ]);
  expect(stored()).toEqual(['A1', 'A2']);
});

test('what is pushed a second time because its answer was lost is there, with its patient and the number as they are', () => {
  const push = () =>
    hospital.push(
      { appointmentId: 'A', serialNumber: 1, patientId: 'P1' },
      { appointmentId: 'B', serialNumber: 2, patientId: 'P2' },
    );
  const first = push();
  hospital.checkIn('P1');
  expect(push()).toEqual(first);
  expect(list().data.map(({ version, patientState }) => [version, patientState])).toEqual([
    [1, 'checkedIn'],
    [1, 'notCheckedIn'],
  ]);
});

test('a number in the hand of a walk-in is taken; the same number in another session is not', () => {
  hospital.takeNumber({ panelGid: 'room101' });
  expect(refusalOf(() => hospital.push({ serialNumber: 1 }))).toBe('serial_number_taken');
  hospital.push({ serialNumber: 1, shift: 'afternoon' }, { serialNumber: 1, inspectionDay: '2026-11-22' });
});

test('room codes are found whatever their case, lobbies have none', () => {
  hospital.push({ room: 'r101' });
  hospital.change('panel', 'entrance', { type: 'clinicsLobbyPanel', name: '大廳', roomCode: 'HALL', callingMode: -1 });
  expect(refusalOf(() => hospital.push({ room: 'HALL', serialNumber: 2 }))).toBe('room_not_found');
});

test('an update changes what it names and clears what it says is null', () => {
  hospital.push({ appointmentId: 'A', doctor: '林志明', nurse: '王美玲' });
  update({ appointmentId: 'A', doctor: '陳怡君', nurse: null });
  expect(list().data[0]).toMatchObject({ doctor: '陳怡君', name: '王小明', version: 2 });
  expect(list().data[0]).not.toHaveProperty('nurse');
  expect(refusalOf(() => update({ appointmentId: 'nobody' }))).toBe('appointment_not_found');
});

test('an appointment moves to another room while its patient has not come', () => {
  hospital.push({ appointmentId: 'A', room: 'R103', serialNumber: 3 });
  update({ appointmentId: 'A', serialNumber: 6 });
  expect(hospital.act('room103', { kind: 'logIn' }).waiting.map(({ number }) => number)).toEqual([6]);
  update({ appointmentId: 'A', room: 'R101' });
  expect(hospital.act('room103', { kind: 'logIn' }).waiting).toEqual([]);
});

test('a patient who has checked in keeps the number', () => {
  hospital.push({ appointmentId: 'A', serialNumber: 3 });
  hospital.checkIn('A');
  expect(refusalOf(() => update({ appointmentId: 'A', serialNumber: 4 }))).toBe('appointment_in_progress');
  update({ appointmentId: 'A', doctor: '陳怡君' });
});

test('a room in other letters is the same room: a patient who has checked in stays there with the number', () => {
  hospital.push({ appointmentId: 'A', room: 'R101', serialNumber: 3 });
  hospital.checkIn('A');
  update({ appointmentId: 'A', room: 'r101', doctor: '陳怡君' });
  expect(list().data[0]).toMatchObject({ doctor: '陳怡君', status: 'awaiting' });
  expect(hospital.act('room101', { kind: 'logIn' }).waiting.map(({ number }) => number)).toEqual([3]);
});

test('taking back an appointment cancels its ticket, and a pushed-again one is new', () => {
  hospital.push({ appointmentId: 'A', serialNumber: 3 });
  hospital.checkIn('A');
  remove('A');
  expect(hospital.rows('SELECT status FROM ticket')).toEqual([{ status: 'canceled' }]);
  hospital.push({ appointmentId: 'A', serialNumber: 3 });
  expect(hospital.checkIn('A').data[0]).toMatchObject({ outcome: 'checkedIn', number: 3 });
});

test('whoever is being called, or was seen, stays: all or none are removed', () => {
  hospital.push({ appointmentId: 'A', serialNumber: 1 }, { appointmentId: 'B', serialNumber: 2, patientId: 'P2' });
  hospital.checkIn('A');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  expect(refusalOf(() => remove('B', 'A'))).toBe('patient_called');
  hospital.act('room101', { kind: 'completed' });
  expect(refusalOf(() => remove('B', 'A'))).toBe('appointment_completed');
  expect(refusalOf(() => remove('B', 'nobody'))).toBe('appointment_not_found');
  expect(stored()).toEqual(['A', 'B']);
});

test('what is removed a second time because its answer was lost is gone, beside others that are not yet', () => {
  hospital.push({ appointmentId: 'A', serialNumber: 1 }, { appointmentId: 'B', serialNumber: 2 });
  const first = remove('A');
  expect(remove('A')).toEqual(first);
  expect(remove('A', 'B')).toMatchObject({ count: 2, data: [{ appointmentId: 'A' }, { appointmentId: 'B' }] });
  expect(hospital.rows(`SELECT appointment_id AS id FROM appointment_change WHERE action = 'removed'`)).toHaveLength(2);
  hospital.push({ appointmentId: 'A', serialNumber: 1 });
  remove('A');
  expect(stored()).toEqual([]);
});

test('an administrator removes one appointment at the version they saw', () => {
  const { data } = hospital.push({ appointmentId: 'A' });
  const gid = data[0]!.gid;
  const removeOne = (version?: number) =>
    hospital.run((context) => deleteAppointment({ organisationGid, gid, version }, context));
  update({ appointmentId: 'A', doctor: '陳怡君' });
  expect(refusalOf(() => removeOne(1))).toBe('stale_version');
  expect(removeOne(2)).toEqual({ count: 1 });
  expect(refusalOf(() => removeOne())).toBe('not_found');
});

test('the list says where each patient stands', () => {
  for (const [index, shift] of (['morning', 'morning', 'morning', 'afternoon', 'evening'] as const).entries()) {
    hospital.push({ shift, serialNumber: index + 1, birthday: '1980-11-22', name: `病人${index + 1}` });
  }
  for (const patient of ['P1', 'P2']) hospital.checkIn(patient);
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'next' });
  const states = () => list().data.map(({ status, patientState }) => `${status} ${patientState}`);
  expect(states()).toEqual([
    'completed completed',
    'called consulting',
    'default notCheckedIn',
    'default notCheckedIn',
    'default notCheckedIn',
  ]);
  hospital.now = atHour(19);
  expect(states()).toEqual([
    'completed completed',
    'called consulting',
    'default expired',
    'default expired',
    'default notCheckedIn',
  ]);
  expect(list().data[0]).toMatchObject({ age: 45, passNumber: 0 });
  expect(list({ patientState: 'expired' }).paging.count).toBe(2);
  expect(list({ status: 'called' }).data.map(({ name }) => name)).toEqual(['病人2']);
  expect(list({ shift: 'evening' }).data.map(({ name }) => name)).toEqual(['病人5']);
  expect(list({ search: '病人4' }).data).toHaveLength(1);
  expect(list({ limit: 2, page: 2, sort: 'serialNumber', order: 'desc' })).toMatchObject({
    data: [{ serialNumber: 3 }, { serialNumber: 2 }],
    paging: { page: 2, totalPage: 3, count: 5, limit: 2 },
  });
});

test('who may come at any time of the day is not late, and who was sent to an examination was seen that day', () => {
  hospital.push({ shift: 'day', serialNumber: 1 });
  hospital.now = atHour(14);
  hospital.checkIn('P1');
  const state = () => list().data[0]?.patientState;
  expect(state()).toBe('checkedIn');
  hospital.act('room101', { kind: 'logIn' });
  for (const kind of ['next', 'start', 'examination'] as const) hospital.act('room101', { kind });
  hospital.now = atHour(33);
  expect(state()).toBe('completed');
});

test('the list tells how often a number was passed', () => {
  hospital.push({ appointmentId: 'A', serialNumber: 3 });
  hospital.checkIn('A');
  hospital.act('room101', { kind: 'logIn' });
  for (const passed of [1, 2]) {
    hospital.act('room101', { kind: 'number', number: 3 });
    hospital.act('room101', { kind: 'pass' });
    expect(list().data[0]?.passNumber).toBe(passed);
  }
});
