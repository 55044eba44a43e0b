import { afterEach, beforeEach, expect, test } from 'vitest';
import { cancelAppointment } from '#server/appointments/cancel-appointment.ts';
import { checkInAppointments } from '#server/appointments/check-in-appointments.ts';
import { listAppointments } from '#server/appointments/list-appointments.ts';
import { listChanges } from '#server/appointments/list-changes.ts';
import { removeAppointments } from '#server/appointments/remove-appointments.ts';
import { saveAppointments } from '#server/appointments/save-appointments.ts';
import { listTags, tagAppointments } from '#server/appointments/tags.ts';
import { updateAppointments } from '#server/appointments/update-appointments.ts';
import { checkIn as scanned } from '#server/kiosk/check-in.ts';
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
const day = 24 * 60 * 60 * 1000;
const checkIn = (...gids: string[]) =>
  hospital.run((context) => checkInAppointments({ organisationGid, gids, list: 'gids' }, context)).data;
const push = (...items: Parameters<Hospital['push']>) => hospital.push(...items).data.map(({ gid }) => gid);
const states = () =>
  hospital
    .read(listAppointments(organisationGid, { page: 1, limit: 10, order: 'asc' }, hospital.now))
    .data.map(({ patientState }) => patientState);
const changes = () => hospital.read(listChanges(organisationGid, { page: 1, limit: 20 })).data;
const save = (...items: Parameters<typeof saveAppointments>[0]['items'][number][]) =>
  hospital.run((context) => saveAppointments({ organisationGid, items }, context));

test('a desk checks in several patients, all or none, and the same again without harm', () => {
  const gids = push({ serialNumber: 1 }, { serialNumber: 2 }, { serialNumber: 3, inspectionDay: '2026-11-22' });
  expect(refusalOf(() => checkIn(...gids))).toBe('appointment_not_today');
  expect(states()).toEqual(['notCheckedIn', 'notCheckedIn', 'notCheckedIn']);
  expect(checkIn(...gids.slice(0, 2)).map(({ outcome, number }) => [outcome, number])).toEqual([
    ['checkedIn', 1],
    ['checkedIn', 2],
  ]);
  expect(checkIn(gids[0]!)[0]).toMatchObject({ outcome: 'alreadyCheckedIn', number: 1 });
  expect(refusalOf(() => checkIn('nobody'))).toBe('not_found');
});

test('each reason why a desk cannot check somebody in has its own message', () => {
  const [later, seen] = push({ shift: 'afternoon', serialNumber: 1 }, { serialNumber: 2 });
  expect(refusalOf(() => checkIn(later!))).toBe('check_in_too_early');
  checkIn(seen!);
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'pass' });
  hospital.setOrganisation({ queuePolicy: { passedRule: 'byHand' } });
  expect(refusalOf(() => checkIn(seen!))).toBe('patient_passed');
  hospital.run((context) => cancelAppointment({ organisationGid, gid: later! }, context));
  expect(refusalOf(() => checkIn(later!))).toBe('appointment_canceled');
  const [done, closed] = push({ room: 'R103', serialNumber: 1 }, { room: 'R103', serialNumber: 2 });
  checkIn(done!);
  hospital.act('room103', { kind: 'logIn' });
  hospital.act('room103', { kind: 'next' });
  hospital.act('room103', { kind: 'logOut' });
  expect(refusalOf(() => checkIn(done!))).toBe('appointment_completed');
  hospital.change('panel', 'room103', { type: 'defaultPanel', name: '103 診', roomCode: 'R103', status: 'disable' });
  expect(refusalOf(() => checkIn(closed!))).toBe('panel_disabled');
});

test('staff check in and tag the patients of rooms that they serve, and see the tags of no others', () => {
  const [own, other] = push({ room: 'R101', tags: ['輪椅'] }, { room: 'R102', tags: ['初診'], patientId: 'OTHER' });
  const asStaff = (gid: string) => ({ organisationGid, gids: [gid], staffGid: 'nurse3' });
  const admit = (gid: string) => hospital.run((context) => checkInAppointments(asStaff(gid), context)).data;
  const tag = (gid: string) =>
    hospital.run((context) => tagAppointments({ ...asStaff(gid), add: ['床'], remove: [] }, context));
  expect(admit(own!)).toMatchObject([{ outcome: 'checkedIn' }]);
  expect(refusalOf(() => admit(other!))).toBe('no_permission');
  expect(tag(own!)).toEqual({ count: 1 });
  expect(refusalOf(() => tag(other!))).toBe('no_permission');
  const { data } = hospital.read(listTags(organisationGid, new Set(['room101'])));
  expect(data.map((one) => one.tag).sort()).toEqual(['床', '輪椅'].sort());
  const scan = { organisationGid, identifier: 'OTHER', kioskPanelGid: null, staffGid: 'nurse3' };
  expect(refusalOf(() => hospital.run((context) => scanned(scan, context)))).toBe('appointment_elsewhere');
});

test.each(['R101', 'R103'])(
  'who comes to %s after the session gets a number of the present one, not a taken one',
  (room) => {
    const [late] = push({ room, serialNumber: 1 });
    push({ room, shift: 'afternoon', serialNumber: 1 });
    hospital.now = atHour(14);
    expect(hospital.checkIn('A1').data[0]).toMatchObject({ outcome: 'sessionOver' });
    expect(checkIn(late!)[0]).toMatchObject({ outcome: 'checkedIn', number: 2 });
    expect(states().sort()).toEqual(['lateArrival', 'notCheckedIn']);
  },
);

test('when the day ends nobody stands as waiting or in consultation any more, and ages are those of the visit', () => {
  const gids = push(
    { serialNumber: 1, birthday: '2000-02-29' },
    { serialNumber: 2 },
    { serialNumber: 3, shift: 'evening' },
  );
  checkIn(gids[0]!, gids[1]!);
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.now = atHour(23.99);
  expect(states()).toEqual(['consulting', 'checkedIn', 'notCheckedIn']);
  hospital.now += day / 24;
  expect(states()).toEqual(['completed', 'expired', 'expired']);
  hospital.now += 400 * day;
  const { data } = hospital.read(listAppointments(organisationGid, { page: 1, limit: 1, order: 'asc' }, hospital.now));
  expect(data[0]?.age).toBe(26);
});

test('saving creates what is new, replaces what is known, and leaves alone what is the same; all or none', () => {
  const one = { appointmentId: 'S1', department: '骨科', room: 'R101', inspectionDay: today, name: '王小明' };
  const first = { ...one, shift: 'morning' as const, serialNumber: 1, nurse: '王美玲' };
  const second = { ...first, appointmentId: 'S2', serialNumber: 2 };
  expect(save(first)).toMatchObject({ created: 1, updated: 0 });
  const { nurse: _, ...changed } = first;
  expect(refusalOf(() => save(second, { ...changed, room: 'R999' }))).toBe('room_not_found');
  expect(refusalOf(() => save(second, second))).toBe('duplicate_value');
  expect(save(second, changed)).toMatchObject({ created: 1, updated: 1 });
  expect(save(second, changed)).toMatchObject({ created: 0, updated: 0 });
  expect(changes()[0]).toMatchObject({
    appointmentId: 'S1',
    action: 'updated',
    changes: [{ field: 'nurse', before: '"王美玲"' }],
  });
});

test('the log tells what changed, and forgets who the patient was when the appointment is removed', () => {
  const [gid] = push({ appointmentId: 'A', name: '李四', doctor: '林志明', tags: ['李氏症'] });
  const items = [{ appointmentId: 'A', doctor: '陳怡君', name: '李思' }];
  hospital.run((context) => updateAppointments({ organisationGid, items }, context));
  checkIn(gid!);
  expect(changes().map(({ action }) => action)).toEqual(['checkedIn', 'updated', 'created']);
  hospital.run((context) => removeAppointments({ organisationGid, appointmentIds: ['A'] }, context));
  const [removed, , updated] = changes();
  expect(removed).toMatchObject({ action: 'removed', appointmentId: 'A' });
  expect(updated?.changes).toContainEqual({ field: 'doctor', before: '"林志明"', after: '"陳怡君"' });
  expect(updated?.changes).toContainEqual({ field: 'name' });
  expect(JSON.stringify(hospital.rows('SELECT changes FROM appointment_change'))).not.toContain('李');
});

test('tags are put on and taken off, counted, and never more than an appointment can carry', () => {
  const gids = push({ serialNumber: 1, tags: ['初診'] }, { serialNumber: 2 });
  const tag = (add: string[], remove: string[] = []) =>
    hospital.run((context) => tagAppointments({ organisationGid, gids, add, remove }, context));
  expect(tag(['輪椅'], ['初診'])).toEqual({ count: 2 });
  expect(tag(['輪椅'])).toEqual({ count: 0 });
  expect(hospital.read(listTags(organisationGid, undefined)).data).toEqual([{ tag: '輪椅', count: 2 }]);
  expect(refusalOf(() => tag(Array.from({ length: 20 }, (_, index) => `t${index}`)))).toBe('cannot_exceed');
});
