/** A clinic that the roster cancels: ticket machine and kiosk say so, instead of a number that nobody would call. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { composeQueueSizes } from '#server/ticket-machine/queue-sizes.ts';
import { composeTicketView } from '#server/views/ticket-view.ts';
import { atHour, type Hospital, openHospital, today } from './hospital.ts';
import { refusalOf } from './refusal-of.ts';

let hospital: Hospital;
const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
beforeEach(() => {
  hospital = openHospital();
  hospital.add('room', 'r101', { code: 'R101', name: '101 診' });
  hospital.add('doctor', 'lin1', { code: 'lin1', name: '許文心' });
  hospital.add('doctor', 'chen', { code: 'chen', name: '陳怡君' });
});
afterEach(() => hospital.close());

let entries = 0;
const entry = (more: object) => {
  entries += 1;
  const body = { weekday, shift: 'morning', room: 'r101', doctor: 'lin1', ...more };
  hospital.add('doctorShift', `shift${entries}`, body);
  hospital.now += 1_000;
};
const atMachine = () => hospital.read(composeQueueSizes('demo', 'room101', hospital.now)).data[0]!;
const take = () => hospital.takeNumber({ panelGid: 'room101' });

test('of a clinic that is canceled for the day the machine gives no numbers and says why; the afternoon has its own', () => {
  entry({});
  expect([atMachine().open, atMachine().noClinic]).toEqual([true, undefined]);
  entry({ date: today, closed: true });
  expect(atMachine()).toMatchObject({ open: false, noClinic: true });
  expect(refusalOf(take)).toBe('clinic_canceled');
  hospital.now = atHour(14);
  expect([atMachine().open, atMachine().noClinic, take().number]).toEqual([true, undefined, 1]);
});

test('where another doctor has the room that day, or somebody sits there, numbers are given', () => {
  entry({ date: today, doctor: 'chen' });
  entry({ date: today, closed: true });
  expect(atMachine()).toMatchObject({ open: true, doctorName: '陳怡君' });
  hospital.change('doctorShift', `shift${entries - 1}`, {
    weekday,
    shift: 'morning',
    room: 'r101',
    doctor: 'chen',
    date: today,
    enabled: false,
  });
  hospital.now += 1_000;
  expect(atMachine().noClinic).toBe(true);
  hospital.act('room101', { kind: 'logIn' });
  expect([atMachine().open, take().number]).toEqual([true, 1]);
});

test('who still sees the patients of the morning does not open the afternoon that is canceled', () => {
  entry({ shift: 'afternoon', date: today, closed: true });
  hospital.act('room101', { kind: 'logIn' });
  expect([take().number, take().number]).toEqual([1, 2]);
  hospital.act('room101', { kind: 'next' });
  hospital.now = atHour(14);
  expect(atMachine()).toMatchObject({ open: false, noClinic: true });
});

test('a kiosk sends a patient of a canceled clinic to the desk, also who came too early for it; a desk may let them in', () => {
  entry({ shift: 'afternoon', date: today, closed: true });
  entry({ date: today, closed: true });
  hospital.push(
    { serialNumber: 3, doctor: '許文心' },
    { serialNumber: 4, appointmentId: 'P2', patientId: 'P2', shift: 'afternoon' },
    { serialNumber: 5, appointmentId: 'P3', patientId: 'P3', doctor: '陳怡君' },
  );
  expect(hospital.checkIn('P1').data).toMatchObject([{ outcome: 'noClinic', doctorName: '許文心' }]);
  expect(hospital.checkIn('P2').data).toMatchObject([{ outcome: 'noClinic' }]);
  expect(hospital.checkIn('P3').data, 'of another doctor').toMatchObject([{ outcome: 'checkedIn' }]);
  hospital.act('room101', { kind: 'logIn' });
  expect(hospital.checkIn('P1').data, 'once somebody sits there').toMatchObject([{ outcome: 'checkedIn', number: 3 }]);
});

test('who has a number already reads on the phone that there is no clinic, until somebody sits there', () => {
  const { ticketKey } = take();
  const onPhone = () => hospital.read(composeTicketView(ticketKey, hospital.now));
  expect(onPhone()).toMatchObject({ status: 'onCall', near: true });
  entry({ date: today, closed: true });
  expect(onPhone()).toMatchObject({ status: 'awaiting', noClinic: true });
  expect([onPhone().near, onPhone().wait]).toEqual([undefined, undefined]);
  hospital.act('room101', { kind: 'logIn' });
  expect([onPhone().status, onPhone().noClinic]).toEqual(['onCall', undefined]);
});

test('a kiosk tells who has a number of a clinic that is then canceled that there is none, and leaves them where they stand', () => {
  hospital.push(
    { serialNumber: 1, doctor: '許文心' },
    { serialNumber: 2, appointmentId: 'P2', patientId: 'P2' },
    { serialNumber: 3, appointmentId: 'P3', patientId: 'P3' },
  );
  for (const patient of ['P1', 'P2', 'P3']) hospital.checkIn(patient);
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'pass' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'away' });
  hospital.act('room101', { kind: 'logOut' });
  entry({ date: today, closed: true });
  const outcomes = () => ['P1', 'P2', 'P3'].map((patient) => hospital.checkIn(patient).data[0]?.outcome);
  expect(outcomes()).toEqual(['noClinic', 'noClinic', 'noClinic']);
  hospital.act('room101', { kind: 'logIn' });
  expect(outcomes()).toEqual(['rejoined', 'back', 'alreadyCheckedIn']);
});

test('nobody of the morning comes by a kiosk into the line of an afternoon that is canceled', () => {
  hospital.setOrganisation({ queuePolicy: { selfCheckInAfterSession: true } });
  hospital.push({ serialNumber: 1 }, { serialNumber: 2, appointmentId: 'P2', patientId: 'P2' });
  hospital.checkIn('P1');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'pass' });
  hospital.act('room101', { kind: 'logOut' });
  entry({ shift: 'afternoon', date: today, closed: true });
  hospital.now = atHour(14);
  const outcomes = () => ['P1', 'P2'].map((patient) => hospital.checkIn(patient).data[0]?.outcome);
  expect(outcomes()).toEqual(['sessionOver', 'sessionOver']);
  hospital.act('room101', { kind: 'logIn' });
  expect(outcomes()).toEqual(['rejoined', 'checkedIn']);
});
