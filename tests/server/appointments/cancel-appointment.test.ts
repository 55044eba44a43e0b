import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AppointmentPatch } from '#generated/shapes.ts';
import { cancelAppointment, restoreAppointment } from '#server/appointments/cancel-appointment.ts';
import { checkInAppointments } from '#server/appointments/check-in-appointments.ts';
import { createAppointments } from '#server/appointments/create-appointments.ts';
import { listAppointments } from '#server/appointments/list-appointments.ts';
import { listChanges } from '#server/appointments/list-changes.ts';
import { saveAppointments } from '#server/appointments/save-appointments.ts';
import { updateAppointments } from '#server/appointments/update-appointments.ts';
import { appointmentFigures } from '#server/figures/appointments.ts';
import { atHour, type Hospital, openHospital, today } from '../queue/hospital.ts';
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
const cancel = (gid: string, reason?: string) =>
  hospital.run((context) => cancelAppointment({ organisationGid, gid, reason }, context));
const restore = (gid: string) => hospital.run((context) => restoreAppointment({ organisationGid, gid }, context));
const update = (...items: AppointmentPatch[]) =>
  hospital.run((context) => updateAppointments({ organisationGid, items }, context));
const desk = (gid: string) =>
  hospital.run((context) => checkInAppointments({ organisationGid, gids: [gid] }, context)).data[0];
const list = (query: object = {}) =>
  hospital.read(listAppointments(organisationGid, { page: 1, limit: 10, order: 'asc', ...query }, hospital.now)).data;
const changes = (gid: string) =>
  hospital.read(listChanges(organisationGid, { gid, page: 1, limit: 20 })).data.map(({ action }) => action);
const push = (item: object) => hospital.push(item).data[0]!.gid;
const tickets = () => hospital.rows<{ status: string }>('SELECT status FROM ticket ORDER BY issued_at, gid');
const waiting = (room: string) => hospital.act(room, { kind: 'logIn' }).waiting.map(({ number }) => number);

test('a canceled appointment is kept with its history, and the ticket of a patient who waits goes with it', () => {
  const gid = push({ appointmentId: 'A', serialNumber: 3 });
  hospital.checkIn('A');
  expect(cancel(gid, '病人來電')).toMatchObject({ status: 'canceled', canceled: true, cancelReason: '病人來電' });
  expect(tickets()).toEqual([{ status: 'canceled' }]);
  expect(waiting('room101')).toEqual([]);
  expect(list()).toMatchObject([{ appointmentId: 'A', status: 'canceled', name: '王小明' }]);
  expect(list()[0]).not.toHaveProperty('patientState');
  expect(changes(gid)).toEqual(['canceled', 'checkedIn', 'created']);
});

test('canceled twice it changes nothing more, and keeps the first reason', () => {
  const gid = push({});
  const once = cancel(gid, '發燒');
  expect(cancel(gid, '其他')).toEqual(once);
  expect(changes(gid)).toEqual(['canceled', 'created']);
});

test('who is away is canceled as who waits is; who is called or was seen is not', () => {
  const [away, called] = [push({ serialNumber: 1 }), push({ serialNumber: 2 })];
  hospital.checkIn('P1');
  hospital.checkIn('P2');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'away', number: 1 });
  hospital.act('room101', { kind: 'next' });
  expect(cancel(away).status).toBe('canceled');
  expect(refusalOf(() => cancel(called))).toBe('patient_called');
  hospital.act('room101', { kind: 'completed' });
  expect(refusalOf(() => cancel(called))).toBe('appointment_completed');
});

test('the number is free: a room that reserves it gives it to another, and then it cannot be restored', () => {
  const gid = push({ room: 'R103', serialNumber: 5 });
  expect(waiting('room103')).toEqual([5]);
  cancel(gid);
  expect(waiting('room103')).toEqual([]);
  push({ room: 'R103', serialNumber: 5, patientId: 'other' });
  expect(refusalOf(() => restore(gid))).toBe('serial_number_taken');
});

test('a number that nobody has drawn is not kept from walk-ins any more', () => {
  cancel(push({ serialNumber: 1 }));
  expect(hospital.takeNumber({ panelGid: 'room101' }).number).toBe(1);
});

test('nobody is expected: not in the lists of the counter, not at the kiosk, not at the desk', () => {
  const gid = push({ appointmentId: 'A', serialNumber: 3 });
  cancel(gid);
  expect(hospital.act('room101', { kind: 'logIn' }).counts.expected).toBe(0);
  expect(hospital.checkIn('A').data).toMatchObject([{ outcome: 'canceled', number: 3 }]);
  expect(refusalOf(() => desk(gid))).toBe('appointment_canceled');
  expect(tickets()).toEqual([]);
});

test('a restored appointment has its reserved number again, and can be checked in; once more changes nothing', () => {
  const gid = push({ room: 'R103', serialNumber: 5 });
  cancel(gid, '誤按');
  expect(restore(gid)).toMatchObject({ status: 'registering', patientState: 'notCheckedIn' });
  expect(restore(gid)).not.toHaveProperty('cancelReason');
  expect(waiting('room103')).toEqual([5]);
  expect(desk(gid)?.outcome).toBe('checkedIn');
  expect(changes(gid)).toEqual(['checkedIn', 'restored', 'canceled', 'created']);
});

test('who waited and was canceled is restored as not checked in, which the page says; checked in again they stand in line', () => {
  const gid = push({ room: 'R103', serialNumber: 5 });
  expect(desk(gid)?.outcome).toBe('checkedIn');
  cancel(gid, '誤按');
  expect(restore(gid)).toMatchObject({ status: 'registering', patientState: 'notCheckedIn' });
  expect(desk(gid)?.outcome).toBe('checkedIn');
  expect(waiting('room103')).toEqual([5]);
});

test('a day that is over stays as it was', () => {
  const [kept, canceled] = [push({ serialNumber: 1 }), push({ serialNumber: 2, appointmentId: 'C' })];
  cancel(canceled);
  hospital.now = atHour(9 + 24);
  expect(refusalOf(() => cancel(kept))).toBe('appointment_past');
  expect(refusalOf(() => restore(canceled))).toBe('appointment_past');
  update({ appointmentId: 'C', canceled: false, doctor: '陳怡君' });
  expect(list({ search: 'C' })).toMatchObject([{ status: 'canceled', doctor: '陳怡君' }]);
});

test('what the system of the clinics canceled another one cannot take over under the same id', () => {
  cancel(push({ appointmentId: 'A', serialNumber: 3 }));
  const visit = { appointmentId: 'A', department: '放射科', room: 'R101', inspectionDay: today, name: '張雅婷' };
  const items = [{ ...visit, shift: 'morning', serialNumber: 4 } as const];
  const create = () =>
    hospital.run((context) => createAppointments({ organisationGid, items, branch: 'radiology' }, context));
  expect(refusalOf(create)).toBe('appointment_duplicate');
  expect(list()).toMatchObject([{ appointmentId: 'A', status: 'canceled', name: '王小明' }]);
});

test('what its system sends later: a change leaves it canceled, pushed anew it stands again', () => {
  const booking = { appointmentId: 'A', serialNumber: 3, room: 'R103' };
  const gid = push(booking);
  cancel(gid);
  update({ appointmentId: 'A', doctor: '陳怡君', serialNumber: 4 });
  expect(list()).toMatchObject([{ status: 'canceled', doctor: '陳怡君', serialNumber: 4 }]);
  expect(push(booking)).toBe(gid);
  expect(list()).toMatchObject([{ status: 'registering', serialNumber: 3 }]);
  update({ appointmentId: 'A', canceled: true });
  const { createdAt: _, ...whole } = { ...list()[0]! };
  const { department, room, inspectionDay, shift, serialNumber, name } = whole;
  const item = { appointmentId: 'A', department, room, inspectionDay, shift, serialNumber, name };
  hospital.run((context) => saveAppointments({ organisationGid, items: [item] }, context));
  expect(list()).toMatchObject([{ status: 'registering' }]);
});

test('what is sent again as a whole, and as not canceled, is no change where it stands', () => {
  const item = { appointmentId: 'A', department: '內科', room: 'R101', inspectionDay: today, name: '張雅婷' };
  const items = [{ ...item, shift: 'morning', serialNumber: 4, canceled: false } as const];
  const save = () => hospital.run((context) => saveAppointments({ organisationGid, items }, context));
  expect(save()).toMatchObject({ created: 1, updated: 0 });
  expect(save()).toMatchObject({ created: 0, updated: 0 });
});

test('an appointment that is pushed as canceled takes no number', () => {
  push({ room: 'R103', serialNumber: 5, canceled: true });
  push({ room: 'R103', serialNumber: 5 });
  expect(waiting('room103')).toEqual([5]);
});

test('lists find them by status, and figures count them for themselves', () => {
  cancel(push({ serialNumber: 1 }));
  push({ serialNumber: 2 });
  hospital.now = atHour(14);
  expect(list({ status: 'canceled' }).map(({ serialNumber }) => serialNumber)).toEqual([1]);
  expect(list({ patientState: 'expired' }).map(({ serialNumber }) => serialNumber)).toEqual([2]);
  const { total } = hospital.read(appointmentFigures(organisationGid, { from: today, to: today }, hospital.now));
  expect(total).toEqual({ appointments: 2, checkedIn: 0, completed: 0, passed: 0, notArrived: 1, canceled: 1 });
});
