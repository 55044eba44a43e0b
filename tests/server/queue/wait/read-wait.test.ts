import { afterEach, beforeEach, expect, test } from 'vitest';
import { composeQueueSizes } from '#server/ticket-machine/queue-sizes.ts';
import { composeTicketView } from '#server/views/ticket-view.ts';
import { atHour, type Hospital, openHospital } from '../hospital.ts';

const minute = 60_000;

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

const take = () => hospital.takeNumber({ panelGid: 'room101' });
const seen = (key: string) => hospital.read(composeTicketView(key, hospital.now)).wait;
/** Room 101 calls so many patients, each for so long. */
const serve = (patients: number, minutes: number) => {
  for (let patient = 0; patient < patients; patient += 1) {
    hospital.act('room101', { kind: 'next' });
    hospital.now += minutes * minute;
  }
};

test('nothing is promised where nobody serves, or while the counter is paused', () => {
  expect(take().wait).toBeUndefined();
  hospital.act('room101', { kind: 'logIn' });
  expect(take().wait).toEqual({ fromMinutes: 0, toMinutes: 15 });
  hospital.act('room101', { kind: 'pause' });
  expect(take().wait).toBeUndefined();
});

test('a day that goes slowly makes estimates longer, one that goes fast shorter', () => {
  const keys = Array.from({ length: 40 }, () => take().ticketKey);
  hospital.act('room101', { kind: 'logIn' });
  serve(8, 2);
  expect(seen(keys[18]!)).toEqual({ fromMinutes: 20, toMinutes: 50 });
  serve(8, 15);
  expect(seen(keys[26]!)!.fromMinutes).toBeGreaterThan(40);
  serve(1, 1);
  expect(seen(keys[17]!), 'the one at the counter has just come').toEqual({ fromMinutes: 0, toMinutes: 20 });
});

test('slip, ticket page, check-in and ticket machine tell the same', () => {
  hospital.push({ serialNumber: 1, patientId: 'P1' }, { serialNumber: 2, patientId: 'P2' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.checkIn('P1');
  const [checkedIn] = hospital.checkIn('P2').data;
  expect(checkedIn!.wait).toEqual({ fromMinutes: 0, toMinutes: 15 });
  expect(seen(checkedIn!.ticketKey!)).toEqual(checkedIn!.wait);
  const size = hospital
    .read(composeQueueSizes('demo', 'hall', hospital.now))
    .data.find(({ panelGid }) => panelGid === 'room101');
  const slip = take();
  expect(slip.wait).toEqual(size!.wait);
  expect(seen(slip.ticketKey)).toEqual(slip.wait);
});

test('the patients of a morning that is not finished come first', () => {
  for (let patient = 0; patient < 10; patient += 1) take();
  hospital.act('room101', { kind: 'logIn' });
  hospital.now = atHour(13.5);
  const afternoon = take();
  expect(afternoon.ahead).toBe(10);
  expect(afternoon.wait!.fromMinutes).toBeGreaterThanOrEqual(30);
});

test('whoever checks in before the own session begins is promised nothing yet', () => {
  hospital.setOrganisation({ queuePolicy: { earlyCheckIn: 'unlimited' } });
  hospital.push({ shift: 'afternoon', serialNumber: 1, patientId: 'P9' });
  hospital.act('room101', { kind: 'logIn' });
  const [came] = hospital.checkIn('P9').data;
  expect(came!.outcome).toBe('checkedIn');
  expect(seen(came!.ticketKey!)).toBeUndefined();
  hospital.now = atHour(13);
  expect(seen(came!.ticketKey!)).toEqual({ fromMinutes: 0, toMinutes: 5 });
});

test('two counters of a group are twice as fast, and whoever was called waits for nothing', () => {
  const keys = Array.from({ length: 12 }, () => hospital.takeNumber({ groupGid: 'billing' }).ticketKey);
  hospital.act('desk1', { kind: 'logIn' });
  const alone = seen(keys[11]!)!;
  hospital.act('desk2', { kind: 'logIn' }, 'nurse2');
  expect(seen(keys[11]!)!.toMinutes).toBeLessThan(alone.toMinutes);
  hospital.act('desk1', { kind: 'next' });
  expect(seen(keys[0]!)).toBeUndefined();
});

test('a patient sent to a counter that calls from two lines waits for nobody of either', () => {
  const room = { type: 'defaultPanel', settings: {}, callingMode: 1 };
  hospital.add('panel', 'room104', { ...room, name: '104 診', ownQueuePolicy: true, queuePolicy: { callsInARow: 10 } });
  hospital.change('panel', 'room101', { ...room, name: '101 診', alsoCalls: ['room104'] });
  for (let patient = 0; patient < 10; patient += 1) hospital.takeNumber({ panelGid: 'room104' });
  hospital.push({ room: 'R103', serialNumber: 1, patientId: 'P1' });
  const [came] = hospital.checkIn('P1').data;
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room103', { kind: 'logIn' }, 'nurse2');
  hospital.act('room103', { kind: 'next' }, 'nurse2');
  hospital.act('room103', { kind: 'transfer', toPanelGid: 'room101' }, 'nurse2');
  expect(seen(came!.ticketKey!)).toEqual({ fromMinutes: 0, toMinutes: 5 });
  expect(take().wait!.fromMinutes, 'who was not sent does').toBeGreaterThan(30);
  expect(hospital.act('room101', { kind: 'next' }).current?.number).toBe(1);
});
