/** Who was sent on from the room of the appointment, and shows the card at a kiosk: the room that has them now is meant. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkInAppointments } from '#server/appointments/check-in-appointments.ts';
import { readPlace } from '#server/queue/place.ts';
import { atHour, type Hospital, openHospital } from '../queue/hospital.ts';
import { expectRowsToEqualLog } from '../queue/stored-rows.ts';

let hospital: Hospital;
let gid: string;
beforeEach(() => {
  hospital = openHospital();
  gid = hospital.push({ serialNumber: 1 }).data[0]!.gid;
  hospital.checkIn('P1');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('desk1', { kind: 'logIn' }, 'nurse2');
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'transfer', toGroupGid: 'billing' });
  hospital.act('desk1', { kind: 'next' }, 'nurse2');
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const kiosk = () => hospital.checkIn('P1').data[0]!;
const desk = () =>
  hospital.run((context) => checkInAppointments({ organisationGid: 'demo', gids: [gid] }, context)).data[0]!;
const numbersAt = (panelGid: string) => hospital.look(panelGid).waiting.map(({ number }) => number);

test('who was away from the counters of a group waits there again, and is sent there', () => {
  hospital.act('desk1', { kind: 'away' }, 'nurse2');
  const back = kiosk();
  expect(back).toMatchObject({ outcome: 'back', counterName: '批價', departmentName: '批價', ahead: 0 });
  expect(back.doctorName).toBeUndefined();
  expect([numbersAt('room101'), numbersAt('desk1')]).toEqual([[], [1]]);
});

test('who was passed at the counters of a group stands in their line again', () => {
  hospital.act('desk1', { kind: 'pass' }, 'nurse2');
  expect(kiosk()).toMatchObject({ outcome: 'rejoined' });
  expect([numbersAt('room101'), numbersAt('desk1')]).toEqual([[], [1]]);
});

test.each(['desk1', 'desk2'])(
  'who was passed there stands in their line again also while %s is switched off',
  (panelGid) => {
    hospital.act('desk1', { kind: 'pass' }, 'nurse2');
    const { body } = hospital.read(readPlace('demo', panelGid)).panel;
    hospital.change('panel', panelGid, { ...body, status: 'disable' });
    expect(kiosk()).toMatchObject({ outcome: 'rejoined' });
  },
);

test('the kiosk of the counters to which they were sent knows them too', () => {
  hospital.act('desk1', { kind: 'pass' }, 'nurse2');
  expect(hospital.checkIn('P1', 'desk2').data).toMatchObject([{ outcome: 'rejoined', counterName: '批價' }]);
});

test('who was sent to another room reads of that room', () => {
  hospital.act('room103', { kind: 'logIn' });
  hospital.push({ serialNumber: 2 });
  hospital.checkIn('P2');
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'transfer', toPanelGid: 'room103' });
  expect(hospital.checkIn('P2').data).toMatchObject([{ outcome: 'alreadyCheckedIn', counterName: '103 診' }]);
  hospital.act('room103', { kind: 'next' });
  hospital.act('room103', { kind: 'away' });
  const [back] = hospital.checkIn('P2').data;
  expect(back).toMatchObject({ outcome: 'back', counterName: '103 診', departmentName: '家庭醫學科' });
  expect(back?.doctorName).toBeUndefined();
});

test('the desk lets them back in there too, also when the session of the appointment is over', () => {
  hospital.act('desk1', { kind: 'away' }, 'nurse2');
  hospital.now = atHour(14);
  hospital.act('room101', { kind: 'logIn' });
  expect(desk()).toMatchObject({ outcome: 'back' });
  expect([numbersAt('room101'), numbersAt('desk1')]).toEqual([[], [1]]);
});

test('they are let back in where they were sent, though the room of the appointment is switched off by now', () => {
  hospital.act('desk1', { kind: 'away' }, 'nurse2');
  hospital.change('panel', 'room101', { type: 'defaultPanel', name: '101 診', roomCode: 'R101', status: 'disable' });
  expect(kiosk()).toMatchObject({ outcome: 'back', counterName: '批價' });
  expect(numbersAt('desk1')).toEqual([1]);
});

test('who was passed in a room that has joined a group since stands in the line of the group, not where they were booked', () => {
  hospital.act('room103', { kind: 'logIn' });
  hospital.push({ serialNumber: 2 });
  hospital.checkIn('P2');
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'transfer', toPanelGid: 'room103' });
  hospital.act('room103', { kind: 'next' });
  hospital.act('room103', { kind: 'pass' });
  hospital.act('room103', { kind: 'logOut' });
  hospital.change('group', 'billing', { name: '批價', startingNumber: 1001, members: ['desk1', 'desk2', 'room103'] });
  expect(hospital.checkIn('P2').data).toMatchObject([{ outcome: 'rejoined', counterName: '批價' }]);
  expect([numbersAt('room101'), numbersAt('desk1')]).toEqual([[], [2]]);
});
