/** A room that asks patients to check in from now on, after it had reserved a number for each of them. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { updateRecords } from '#server/families/update.ts';
import '#server/family-hooks.ts';
import { dayMs } from '#server/ground/durations.ts';
import { atHour, type Hospital, openHospital } from './hospital.ts';
import { refusalOf } from './refusal-of.ts';
import { expectRowsToEqualLog } from './stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const ofPanels = { family: 'panel', organisationGid: 'demo' } as const;
const changeMode = (callingMode: number) =>
  hospital.run((context) =>
    updateRecords({ ...ofPanels, items: [{ gid: 'room103', body: { callingMode } }] }, context),
  );
const tomorrow = new Date(atHour(9) + dayMs).toISOString().slice(0, 10);
const next = () => hospital.act('room103', { kind: 'next' }).current?.number;

test('calls nobody tomorrow who has not checked in, and by their own number who has', () => {
  const inspectionDay = tomorrow;
  hospital.push(
    { room: 'R103', serialNumber: 5, inspectionDay, patientId: 'P' },
    { room: 'R103', serialNumber: 6, inspectionDay, patientId: 'Q' },
  );
  changeMode(1);
  hospital.now = atHour(9) + dayMs;
  hospital.act('room103', { kind: 'logIn' });
  expect(refusalOf(() => next())).toBe('no_waiting_patient');
  expect(hospital.checkIn('Q').data[0]).toMatchObject({ outcome: 'checkedIn', number: 6 });
  expect(next()).toBe(6);
  expect(refusalOf(() => next())).toBe('no_waiting_patient');
});

test('calls today’s patients all the same: they were told that they need not check in', () => {
  hospital.push({ room: 'R103', serialNumber: 5 });
  changeMode(1);
  hospital.act('room103', { kind: 'logIn' });
  expect(next()).toBe(5);
});

test('where it keeps no list, kiosks count to a number that was reserved for today: nobody is ahead of it in a line', () => {
  hospital.push({ room: 'R103', serialNumber: 5 });
  changeMode(0);
  hospital.act('room103', { kind: 'logIn' });
  for (const number of [1, 2]) expect(next()).toBe(number);
  expect(hospital.checkIn('P1').data[0]).toMatchObject({ outcome: 'checkedIn', number: 5, ahead: 2 });
});

test('where it keeps no list, a passed patient goes to the staff: there is no line to come back into', () => {
  hospital.push({ room: 'R103', serialNumber: 5 });
  hospital.act('room103', { kind: 'logIn' });
  expect(next()).toBe(5);
  hospital.act('room103', { kind: 'pass' });
  hospital.act('room103', { kind: 'logOut' });
  changeMode(0);
  expect(hospital.checkIn('P1').data[0]).toMatchObject({ outcome: 'passed', number: 5 });
});

test('reserves their numbers again when it goes back', () => {
  hospital.push({ room: 'R103', serialNumber: 5, inspectionDay: tomorrow });
  changeMode(1);
  changeMode(2);
  hospital.now = atHour(9) + dayMs;
  hospital.act('room103', { kind: 'logIn' });
  expect(next()).toBe(5);
});

test('leaves the numbers of another room to their patients', () => {
  const room = { type: 'defaultPanel', settings: {}, name: '104 診', roomCode: 'R104', callingMode: 2 };
  hospital.add('panel', 'room104', room);
  hospital.push({ room: 'R104', serialNumber: 5, inspectionDay: tomorrow });
  changeMode(1);
  expect(hospital.rows('SELECT status FROM ticket')).toEqual([{ status: 'registering' }]);
  hospital.now = atHour(9) + dayMs;
  hospital.act('room104', { kind: 'logIn' });
  expect(hospital.act('room104', { kind: 'next' }).current?.number).toBe(5);
});
