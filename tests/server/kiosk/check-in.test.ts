import { afterEach, beforeEach, expect, test } from 'vitest';
import { findToday } from '#server/kiosk/check-in.ts';
import { readDay } from '#server/queue/place.ts';
import { engine } from '../../running/engine.ts';
import { statementsOf, withoutIndex } from '../../running/query-plan.ts';
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

test('a patient who will wait reads that the room pauses, why and until when, and not of a pause before their session', () => {
  hospital.push({ serialNumber: 3 }, { serialNumber: 4 }, { serialNumber: 5, shift: 'afternoon' });
  hospital.act('room101', { kind: 'logIn' });
  expect(hospital.checkIn('P1').data[0]).not.toHaveProperty('pause');
  hospital.act('room101', { kind: 'pause', reason: 'emergency', minutes: 20 });
  expect(hospital.checkIn('P2').data[0]).toMatchObject({ ahead: 1, pause: { reason: 'emergency', until: '09:20' } });
  expect(hospital.checkIn('P1').data[0]).toMatchObject({ outcome: 'alreadyCheckedIn', pause: { until: '09:20' } });
  expect(hospital.checkIn('P3').data[0]).not.toHaveProperty('pause');
});

test('cards are read with spaces and in any case; record numbers and appointment ids do as well', () => {
  hospital.push({ patientId: 'A123456789', medicalRecordNumber: 'm-77', appointmentId: 'Visit-1' });
  expect(outcomes(' a12345 6789 ')).toEqual(['checkedIn']);
  expect(outcomes('M-77')).toEqual(['alreadyCheckedIn']);
  expect(outcomes('Visit-1')).toEqual(['alreadyCheckedIn']);
  expect(refusalOf(() => hospital.checkIn('B123456789'))).toBe('no_appointment_today');
});

test('a number that is said to be a patient id is looked for among those alone', () => {
  hospital.push({ patientId: 'P-1', medicalRecordNumber: 'M-1', appointmentId: 'V-1' });
  const found = (identifier: string) =>
    hospital.read(findToday(hospital.read(readDay('demo', hospital.now)), { identifier, only: 'patientId' })).length;
  expect(['P-1', 'M-1', 'V-1'].map(found)).toEqual([1, 0, 0]);
});

test('an appointment id is found in any case, as the keypad of a kiosk writes it', () => {
  hospital.push({ appointmentId: 'Visit a-1' });
  expect(outcomes('VISITA-1')).toEqual(['checkedIn']);
  expect(hospital.checkIn('VISITA-1', 'room101', { typed: true }).data[0]?.outcome).toBe('alreadyCheckedIn');
});

test('of ids that differ only by case, one that was read is meant as it is written, one that was typed may be either', () => {
  hospital.push({ appointmentId: 'Ab-1', serialNumber: 4 }, { appointmentId: 'aB-1', serialNumber: 5 });
  expect(refusalOf(() => hospital.checkIn('AB-1'))).toBe('appointment_ids_alike');
  expect(refusalOf(() => hospital.checkIn('Ab-1', 'room101', { typed: true }))).toBe('appointment_ids_alike');
  expect(hospital.checkIn('aB-1').data).toMatchObject([{ outcome: 'checkedIn', number: 5 }]);
});

test('the card of one patient, which is the appointment id of another, checks in neither', () => {
  hospital.push({ patientId: '777', serialNumber: 1 }, { appointmentId: '777', serialNumber: 2 });
  expect(refusalOf(() => hospital.checkIn('777'))).toBe('appointment_ids_alike');
  hospital.push({ patientId: 'K9', serialNumber: 3 }, { appointmentId: 'k9', serialNumber: 4 });
  expect(hospital.checkIn('K9').data).toMatchObject([{ outcome: 'checkedIn', number: 3 }]);
  expect(refusalOf(() => hospital.checkIn('K9', 'room101', { typed: true }))).toBe('appointment_ids_alike');
  hospital.push({ medicalRecordNumber: 'M5', serialNumber: 5 }, { appointmentId: 'm5', serialNumber: 6 });
  expect(hospital.checkIn('M5').data).toMatchObject([{ outcome: 'checkedIn', number: 5 }]);
});

test('spaces around what was read are no part of it', () => {
  hospital.push({ appointmentId: 'Ab-1', serialNumber: 4 }, { appointmentId: 'aB-1', serialNumber: 5 });
  expect(hospital.checkIn(' Ab-1 ').data).toMatchObject([{ outcome: 'checkedIn', number: 4 }]);
});

test('the card of one patient, which is the record number of another, checks in neither', () => {
  hospital.push({ patientId: '777', serialNumber: 1 }, { medicalRecordNumber: '777', serialNumber: 2 });
  expect(refusalOf(() => hospital.checkIn('777'))).toBe('appointment_ids_alike');
  hospital.push({ patientId: '888', medicalRecordNumber: 'M-8', serialNumber: 3 });
  hospital.push({ patientId: '', medicalRecordNumber: '888', serialNumber: 4 });
  expect(refusalOf(() => hospital.checkIn('888', 'room101', { typed: true }))).toBe('appointment_ids_alike');
  expect(hospital.rows('SELECT gid FROM ticket')).toEqual([]);
});

test('one patient is checked in for all visits, whichever of two fields a system writes their number into', () => {
  hospital.push({ patientId: '777', serialNumber: 1 }, { patientId: '', medicalRecordNumber: '777', serialNumber: 2 });
  expect(outcomes('777')).toEqual(['checkedIn', 'checkedIn']);
  hospital.push({ patientId: '888', medicalRecordNumber: '888', serialNumber: 3 });
  hospital.push({ patientId: 'A-8', medicalRecordNumber: '888', serialNumber: 4 });
  expect(outcomes('888')).toEqual(['checkedIn', 'checkedIn']);
});

test('patients are found by whatever they show without going through all appointments', () => {
  const day = hospital.read(readDay('demo', hospital.now));
  const statements = statementsOf(hospital.connection, findToday(day, { identifier: 'X' }));
  const steps = statements.flatMap((statement) => withoutIndex(hospital.connection, statement));
  expect(steps.filter((step) => /scan/i.test(step))).toEqual([]);
  // PostgreSQL chooses by how many rows there are.
  if (engine !== 'sqlite') return;
  const plan = statements.map(([, , sql, values]) => hospital.connection.rows(`EXPLAIN QUERY PLAN ${sql}`, ...values));
  for (const index of ['patient', 'record', 'typed_id', 'id']) {
    expect(JSON.stringify(plan)).toContain(`INDEX appointment_${index} `);
  }
});

test('a card on which nothing could be read is nobody', () => {
  hospital.push({});
  expect(refusalOf(() => hospital.checkIn(' '))).toBe('no_appointment_today');
});

test('of several visits today only those of this session are checked in', () => {
  for (const [index, shift] of (['morning', 'afternoon', 'evening'] as const).entries()) {
    hospital.push({ patientId: 'SAME', shift, serialNumber: index + 1 });
  }
  hospital.now = atHour(14);
  expect(outcomes('SAME')).toEqual(['sessionOver', 'checkedIn', 'tooEarly']);
});

test('who comes after the session, and may, reads the session and the doctor of the new number, on paper too', () => {
  hospital.setOrganisation({ queuePolicy: { selfCheckInAfterSession: true } });
  hospital.add('printer', 'printer', {
    name: '報到',
    enabled: true,
    kind: 'network',
    kiosks: true,
    panels: ['room101'],
  });
  hospital.add('room', 'r', { code: 'R101', name: '101 診' });
  for (const [doctor, shift] of [
    ['張早安', 'morning'],
    ['李午安', 'afternoon'],
  ]) {
    hospital.add('doctor', doctor!, { name: doctor, code: doctor });
    hospital.add('doctorShift', shift!, { room: 'r', doctor, shift, date: today });
  }
  hospital.push({ serialNumber: 3 });
  hospital.now = atHour(14);
  const [result] = hospital.checkIn('P1', 'room101', { origin: 'http://localhost' }).data;
  expect(result).toMatchObject({ outcome: 'checkedIn', number: 1, shift: 'afternoon', doctorName: '李午安' });
  const [job] = hospital.rows<{ slip: string }>('SELECT slip FROM print_job');
  expect(JSON.parse(job!.slip)).toMatchObject({ number: 1, session: 'afternoon', serviceDate: today });
});

test('who is late but in time for the session gets a slip too, which names the room, and once', () => {
  hospital.add('printer', 'printer', {
    name: '報到',
    enabled: true,
    kind: 'network',
    kiosks: true,
    panels: ['room101'],
  });
  hospital.change('panel', 'room101', {
    type: 'defaultPanel',
    settings: {},
    name: '101 診',
    counterName: '內科 101',
    roomCode: 'R101',
    callingMode: 1,
  });
  hospital.push({ serialNumber: 3, slotStartTime: '08:00', slotEndTime: '08:15' });
  const come = () => hospital.checkIn('P1', 'room101', { origin: 'http://localhost' }).data[0]?.outcome;
  expect([come(), come()]).toEqual(['checkedInLate', 'alreadyCheckedIn']);
  const jobs = hospital.rows<{ slip: string }>('SELECT slip FROM print_job');
  expect(jobs.map(({ slip }) => JSON.parse(slip))).toMatchObject([{ number: 3, queueName: '內科 101' }]);
  hospital.push({ serialNumber: 4 });
  hospital.checkIn('P2', 'room101');
  expect(hospital.rows('SELECT gid FROM print_job')).toHaveLength(1);
});

test('who has a number of a common queue, which lasts the day, reads the session of the appointment', () => {
  hospital.change('group', 'billing', { name: '家醫科', members: ['room101', 'room103'] });
  hospital.push({ room: 'R101' });
  expect(hospital.checkIn('P1').data).toMatchObject([{ outcome: 'checkedIn', shift: 'morning' }]);
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

test('whom any counter of a group may call is not sent to the one that was booked, nor told its doctor', () => {
  hospital.change('group', 'billing', { name: '家醫科', secondName: 'Family', members: ['room101', 'room103'] });
  hospital.push({ patientId: 'ANY', serialNumber: 7 }, { patientId: 'HERS', serialNumber: 8, doctor: '陳美玲' });
  const [any] = hospital.checkIn('ANY').data;
  expect(any).toMatchObject({ outcome: 'checkedIn', counterName: '家醫科', counterSecondName: 'Family' });
  expect(any).toMatchObject({ departmentName: '家庭醫學科' });
  expect(any!.doctorName).toBeUndefined();
  expect(hospital.checkIn('HERS').data).toMatchObject([{ counterName: '家醫科', doctorName: '陳美玲' }]);
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

test('before a room that keeps no list has called anybody, all the numbers before the patient are ahead', () => {
  hospital.push({ room: 'R102', serialNumber: 8 });
  expect(hospital.checkIn('P1').data).toMatchObject([{ outcome: 'checkedIn', number: 8, ahead: 7 }]);
});

test('who comes early to a room that keeps no list waits for the numbers of their own session', () => {
  hospital.push({ room: 'R102', shift: 'afternoon', serialNumber: 8 });
  hospital.act('room102', { kind: 'logIn' });
  hospital.act('room102', { kind: 'number', number: 40 });
  hospital.now = atHour(12.5);
  expect(hospital.checkIn('P1').data).toMatchObject([{ outcome: 'checkedIn', number: 8, ahead: 7 }]);
  hospital.now = atHour(14);
  hospital.act('room102', { kind: 'logOut' });
  hospital.act('room102', { kind: 'logIn' });
  hospital.act('room102', { kind: 'number', number: 5 });
  expect(hospital.checkIn('P1').data).toMatchObject([{ outcome: 'checkedIn', number: 8, ahead: 2 }]);
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
