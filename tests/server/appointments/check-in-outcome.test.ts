/** What a check-in comes to by the rules of the queue, at a kiosk and at the desk. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { QueuePolicy } from '#generated/shapes.ts';
import { checkInAppointments } from '#server/appointments/check-in-appointments.ts';
import { atHour, type Hospital, openHospital } from '../queue/hospital.ts';
import { expectRowsToEqualLog } from '../queue/stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const rules = (queuePolicy: QueuePolicy) => hospital.setOrganisation({ queuePolicy });
const kiosk = (identifier: string) => hospital.checkIn(identifier).data[0]!;
const desk = (gid: string) =>
  hospital.run((context) => checkInAppointments({ organisationGid: 'demo', gids: [gid] }, context)).data[0]!;
const push = (body: object) => hospital.push(body).data[0]!.gid;

test('who comes before the session is told from when, and stands in its queue once it is time', () => {
  rules({ earlyMinutes: 30 });
  push({ shift: 'afternoon', serialNumber: 5 });
  hospital.now = atHour(12);
  expect(kiosk('P1')).toMatchObject({ outcome: 'tooEarly', checkInFrom: atHour(12.5) });
  hospital.now = atHour(12.5);
  expect(kiosk('P1')).toMatchObject({ outcome: 'checkedIn', number: 5 });
  hospital.now = atHour(13);
  hospital.act('room101', { kind: 'logIn' });
  expect(hospital.act('room101', { kind: 'next' }).current?.number).toBe(5);
});

test('a patient of the morning is sent to the desk in the afternoon, unless the rules let them in', () => {
  const gid = push({ shift: 'morning', serialNumber: 5 });
  hospital.now = atHour(14);
  const over = kiosk('P1');
  expect(over.outcome).toBe('sessionOver');
  expect(over.checkInFrom).toBeUndefined();
  expect(desk(gid)).toMatchObject({ outcome: 'checkedIn', number: 1 });
  push({ shift: 'morning', serialNumber: 6 });
  rules({ selfCheckInAfterSession: true });
  expect(kiosk('P2')).toMatchObject({ outcome: 'checkedIn', number: 2 });
});

test('nobody is ahead of a patient who does not stand in a line', () => {
  rules({ earlyMinutes: 30 });
  push({ canceled: true, serialNumber: 5 });
  push({ shift: 'evening', serialNumber: 60 });
  expect(kiosk('P1')).toMatchObject({ outcome: 'canceled', ahead: 0 });
  expect(kiosk('P2')).toMatchObject({ outcome: 'tooEarly', ahead: 0 });
});

test('too late for a kiosk goes to the desk, which checks in as late', () => {
  rules({ lateLimitMinutes: 30 });
  const gid = push({ serialNumber: 5, slotStartTime: '08:00', slotEndTime: '08:20' });
  expect(kiosk('P1').outcome).toBe('tooLate');
  expect(desk(gid)).toMatchObject({ outcome: 'checkedInLate', number: 5 });
  expect(kiosk('P1').outcome).toBe('alreadyCheckedIn');
});

test('who was away, or at an examination, reports back at the kiosk and is called again', () => {
  rules({ examinedAfter: 0 });
  push({ serialNumber: 1 });
  kiosk('P1');
  hospital.act('room101', { kind: 'logIn' });
  for (const leave of ['away', 'examination'] as const) {
    hospital.act('room101', { kind: 'next' });
    hospital.act('room101', { kind: leave });
    expect(kiosk('P1')).toMatchObject({ outcome: 'back', number: 1, ahead: 0 });
    expect(kiosk('P1').outcome).toBe('alreadyCheckedIn');
  }
  expect(hospital.act('room101', { kind: 'next' }).current?.number).toBe(1);
});

test('who is back from an examination sees staff first where the rules leave the call to them', () => {
  rules({ examinedRule: 'byHand' });
  const gid = push({ serialNumber: 1 });
  kiosk('P1');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'examination' });
  expect(kiosk('P1').outcome).toBe('seeStaff');
  expect(desk(gid).outcome).toBe('back');
});

test('who was away when the room went on to the afternoon gets a number of the afternoon at the desk', () => {
  const gid = push({ shift: 'morning', serialNumber: 5 });
  kiosk('P1');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'away' });
  hospital.now = atHour(14);
  expect(kiosk('P1').outcome).toBe('sessionOver');
  expect(desk(gid)).toMatchObject({ outcome: 'checkedIn', number: 1 });
});

test('who was passed is in line again, once', () => {
  push({ serialNumber: 1 });
  kiosk('P1');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'pass' });
  expect(kiosk('P1')).toMatchObject({ outcome: 'rejoined', number: 1, ahead: 0 });
  expect(kiosk('P1').outcome).toBe('alreadyCheckedIn');
});

test('whoever is called at this moment is sent in by a kiosk; the desk is told that they came', () => {
  const gid = push({ serialNumber: 5 });
  kiosk('P1');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  expect(kiosk('P1').outcome).toBe('called');
  expect(desk(gid).outcome).toBe('alreadyCheckedIn');
});

test('a visit at any time of the day is never too late, and stands in the line of the session that is served', () => {
  push({ shift: 'day', serialNumber: 5 });
  hospital.now = atHour(14);
  hospital.act('room101', { kind: 'logIn' });
  expect(kiosk('P1')).toMatchObject({ outcome: 'checkedIn', number: 5 });
  expect(hospital.act('room101', { kind: 'next' })).toMatchObject({ session: 'afternoon', current: { number: 5 } });
});

test('the answer to who is back from an examination says how many go first now', () => {
  rules({ examinedAfter: 1 });
  for (const serialNumber of [1, 2, 3]) push({ serialNumber });
  for (const patient of ['P1', 'P2', 'P3']) kiosk(patient);
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'examination' });
  expect(kiosk('P1')).toMatchObject({ outcome: 'back', number: 1, ahead: 1 });
});

test('whom a kiosk sends to the desk as passed in an earlier session, the desk lets in', () => {
  rules({ passedAfterSession: 'desk' });
  const gid = push({ serialNumber: 1 });
  kiosk('P1');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'pass' });
  hospital.now = atHour(14);
  hospital.act('room101', { kind: 'logOut' });
  hospital.act('room101', { kind: 'logIn' });
  expect(kiosk('P1').outcome).toBe('sessionOver');
  expect(desk(gid)).toMatchObject({ outcome: 'rejoined', ahead: 0 });
  expect(hospital.look('room101')).toMatchObject({ session: 'afternoon', counts: { waiting: 1 } });
});

test('where a room keeps no list, who comes after the session sees the number too and gets none', () => {
  const gid = push({ room: 'R102', shift: 'morning', serialNumber: 8 });
  hospital.now = atHour(14);
  expect(desk(gid)).toMatchObject({ outcome: 'checkedIn', number: 8 });
  expect(hospital.rows('SELECT gid FROM ticket')).toEqual([]);
});
