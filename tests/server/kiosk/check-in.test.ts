import { afterEach, beforeEach, expect, test } from 'vitest';
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

const outcomes = (identifier: string, kiosk?: string) =>
  hospital.checkIn(identifier, kiosk).data.map(({ outcome }) => outcome);

test('a patient keeps the serial number, and is told who is ahead and where to go', () => {
  hospital.push({ serialNumber: 3 }, { serialNumber: 7, name: '歐陽小君', doctor: '林志明' });
  hospital.checkIn('P1');
  const [result] = hospital.checkIn('P2').data;
  expect(result).toMatchObject({
    outcome: 'checkedIn',
    number: 7,
    width: 3,
    shift: 'morning',
    counterName: '101 診',
    departmentName: '家庭醫學科',
    doctorName: '林志明',
    maskedName: '歐陽○君',
    ahead: 1,
  });
  expect(result?.url).toBe(`/ticket/${result?.ticketKey}`);
});

test('cards are read with spaces and in any case; record numbers and appointment ids do as well', () => {
  hospital.push({ patientId: 'A123456789', medicalRecordNumber: 'm-77', appointmentId: 'Visit-1' });
  expect(outcomes(' a12345 6789 ')).toEqual(['checkedIn']);
  expect(outcomes('M-77')).toEqual(['alreadyCheckedIn']);
  expect(outcomes('Visit-1')).toEqual(['alreadyCheckedIn']);
  expect(refusalOf(() => hospital.checkIn('B123456789'))).toBe('no_appointment_today');
});

test('of several visits today only those of this session are checked in', () => {
  for (const [index, shift] of (['morning', 'afternoon', 'evening'] as const).entries()) {
    hospital.push({ patientId: 'SAME', shift, serialNumber: index + 1 });
  }
  hospital.now = atHour(14);
  expect(outcomes('SAME')).toEqual(['sessionOver', 'checkedIn', 'tooEarly']);
});

test('tomorrow is not today', () => {
  hospital.push({ patientId: 'SAME', inspectionDay: '2026-11-22' });
  expect(refusalOf(() => hospital.checkIn('SAME'))).toBe('no_appointment_today');
});

test('whoever was passed is told to ask the nurse where the rule is by hand, whoever was seen that it is done', () => {
  hospital.setOrganisation({ queuePolicy: { passedRule: 'byHand' } });
  hospital.push({ serialNumber: 1 }, { serialNumber: 2 });
  hospital.checkIn('P1');
  hospital.checkIn('P2');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  expect(outcomes('P1')).toEqual(['called']);
  hospital.act('room101', { kind: 'pass' });
  expect(outcomes('P1')).toEqual(['passed']);
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'logOut' });
  expect(outcomes('P2')).toEqual(['completed']);
});

test('whoever is called at this moment is sent to the counter that calls, also of a group', () => {
  hospital.change('group', 'billing', { name: '家醫科', members: ['room101', 'room103'] });
  hospital.push({ patientId: 'GROUPED', room: 'R101', serialNumber: 7 });
  hospital.checkIn('GROUPED');
  hospital.act('room103', { kind: 'logIn' });
  hospital.act('room103', { kind: 'number', number: 7 });
  expect(hospital.checkIn('GROUPED').data[0]).toMatchObject({ outcome: 'called', number: 7, counterName: '103 診' });
});

test('a kiosk checks in for the rooms it stands at', () => {
  hospital.push(
    { patientId: 'SAME', room: 'R101', serialNumber: 1 },
    { patientId: 'SAME', room: 'R103', serialNumber: 2 },
  );
  expect(outcomes('SAME', 'room103')).toEqual(['checkedIn']);
  expect(outcomes('SAME', 'entrance')).toEqual(['checkedIn', 'alreadyCheckedIn']);
  hospital.push({ patientId: 'OTHER', room: 'R101', serialNumber: 5 });
  expect(refusalOf(() => hospital.checkIn('OTHER', 'room103'))).toBe('appointment_elsewhere');
});

test('in the reserved mode the check-in notes that the patient has come', () => {
  hospital.push({ room: 'R103' });
  expect(outcomes('P1')).toEqual(['checkedIn']);
  expect(hospital.rows('SELECT status FROM ticket WHERE checked_in_at IS NOT NULL')).toEqual([{ status: 'awaiting' }]);
  expect(outcomes('P1')).toEqual(['alreadyCheckedIn']);
});

test('where a room keeps no list the patient is told the number to wait for', () => {
  hospital.push({ room: 'R102', serialNumber: 8 });
  hospital.act('room102', { kind: 'logIn' });
  hospital.act('room102', { kind: 'number', number: 5 });
  const [result] = hospital.checkIn('P1').data;
  expect(result).toMatchObject({ outcome: 'checkedIn', number: 8, ahead: 2 });
  expect(result?.ticketKey).toBeUndefined();
});

test('a room that is switched off takes nobody', () => {
  hospital.push({});
  hospital.change('panel', 'room101', {
    type: 'defaultPanel',
    name: '101 診',
    roomCode: 'R101',
    callingMode: 1,
    status: 'disable',
  });
  expect(outcomes('P1')).toEqual(['notHere']);
});
