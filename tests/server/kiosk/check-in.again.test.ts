/** Who comes to a kiosk once more, or was called before coming: what was missed stays missed. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkInAppointments } from '#server/appointments/check-in-appointments.ts';
import { listAppointments } from '#server/appointments/list-appointments.ts';
import { changeTicket } from '#server/ticket-machine/change-ticket.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';
import { expectRowsToEqualLog } from '../queue/stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const outcomes = (identifier: string) => hospital.checkIn(identifier).data.map(({ outcome }) => outcome);

test('who was called before coming, and passed, gets no better place by showing the card twice', () => {
  const three = { room: 'R103', slotStartTime: '08:00', slotEndTime: '08:15' };
  hospital.push({ room: 'R103', serialNumber: 1 }, { room: 'R103', serialNumber: 2 }, { ...three, serialNumber: 3 });
  hospital.push({ room: 'R103', serialNumber: 4 });
  hospital.act('room103', { kind: 'logIn' });
  for (const card of ['P2', 'P4']) hospital.checkIn(card);
  const line = () => hospital.look('room103').waiting.map(({ number }) => number);
  for (const number of [1, 3]) {
    hospital.act('room103', { kind: 'number', number });
    hospital.act('room103', { kind: 'pass' });
  }
  expect([outcomes('P1'), outcomes('P3')]).toEqual([['rejoined'], ['rejoined']]);
  const behind = line();
  expect(behind.slice(0, 2)).toEqual([2, 4]);
  expect([outcomes('P1'), outcomes('P3')]).toEqual([['alreadyCheckedIn'], ['alreadyCheckedIn']]);
  expect(line()).toEqual(behind);
  const listed = hospital.read(listAppointments('demo', { page: 1, limit: 10, order: 'asc' }, hospital.now)).data;
  expect(listed.map(({ patientState }) => patientState)).toEqual(['checkedIn', 'checkedIn', 'checkedIn', 'checkedIn']);
});

test('who was passed gets no better place by giving the number up and checking in again', () => {
  hospital.push({ serialNumber: 1 }, { serialNumber: 2 }, { serialNumber: 3 });
  for (const card of ['P1', 'P2', 'P3']) hospital.checkIn(card);
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'pass' });
  const again = () => {
    const [{ key } = { key: '' }] = hospital.rows<{ key: string }>(
      "SELECT access_key AS key FROM ticket WHERE number = 1 AND status = 'passed'",
    );
    hospital.run((context) => changeTicket({ organisationGid: 'demo', key, wish: 'giveUp' }, context));
    return outcomes('P1');
  };
  expect(again()).toEqual(['checkedIn']);
  expect(hospital.look('room101').waiting.map(({ number }) => number)).toEqual([2, 3, 1]);
  hospital.act('room101', { kind: 'number', number: 1 });
  hospital.act('room101', { kind: 'pass' });
  hospital.setOrganisation({ queuePolicy: { passedRule: 'byHand' } });
  expect(again()).toEqual(['passed']);
  expect(hospital.look('room101').waiting.map(({ number }) => number)).toEqual([2, 3]);
  const [{ gid } = { gid: '' }] = hospital.rows<{ gid: string }>(
    "SELECT gid FROM appointment WHERE appointment_id = 'A1'",
  );
  const atDesk = { organisationGid: 'demo', gids: [gid] };
  expect(hospital.run((context) => checkInAppointments(atDesk, context)).data).toMatchObject([
    { outcome: 'checkedIn' },
  ]);
});

test('who gave up a number that was never passed has the place of it again', () => {
  hospital.push({ serialNumber: 1 }, { serialNumber: 2 });
  const [{ ticketKey: key = '' } = {}] = hospital.checkIn('P1').data;
  hospital.checkIn('P2');
  hospital.run((context) => changeTicket({ organisationGid: 'demo', key, wish: 'giveUp' }, context));
  expect(outcomes('P1')).toEqual(['checkedIn']);
  expect(hospital.look('room101').waiting.map(({ number }) => number)).toEqual([1, 2]);
});

test('who was called before coming and waits again, because the counter was left, checks in on coming', () => {
  hospital.push({ room: 'R103', serialNumber: 1 }, { room: 'R103', serialNumber: 2 });
  hospital.act('room103', { kind: 'logIn' });
  hospital.act('room103', { kind: 'number', number: 1 });
  hospital.act('room103', { kind: 'logOut', patient: 'back' });
  const states = () =>
    hospital
      .read(listAppointments('demo', { page: 1, limit: 10, order: 'asc' }, hospital.now))
      .data.map(({ patientState }) => patientState);
  expect(states()).toEqual(['notCheckedIn', 'notCheckedIn']);
  expect(outcomes('P1')).toEqual(['checkedIn']);
  expect(states()).toEqual(['checkedIn', 'notCheckedIn']);
});
