/** A tag that makes a class of priority counts from the moment at which the appointment bears it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tagAppointments } from '#server/appointments/tags.ts';
import { updateAppointments } from '#server/appointments/update-appointments.ts';
import { atHour, type Hospital, openHospital } from '../queue/hospital.ts';
import { expectRowsToEqualLog } from '../queue/stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  hospital.setOrganisation({ priorityTags: ['急件', '敬老'] });
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const tag = (gid: string, add: string[], remove: string[] = []) =>
  hospital.run((context) => tagAppointments({ organisationGid: 'demo', gids: [gid], add, remove }, context));
const waiting = (panelGid: string) => hospital.look(panelGid).waiting.map(({ number }) => number);

test('of patients who have their numbers already the one who is tagged goes first, and no longer without the tag', () => {
  const room = { room: 'R103' };
  const [, second] = hospital.push({ ...room, serialNumber: 1 }, { ...room, serialNumber: 2 }).data;
  hospital.act('room103', { kind: 'logIn' });
  tag(second!.gid, ['輪椅']);
  expect(waiting('room103')).toEqual([1, 2]);
  tag(second!.gid, ['急件']);
  expect(waiting('room103')).toEqual([2, 1]);
  hospital.checkIn('P1');
  hospital.checkIn('P2');
  expect(waiting('room103')).toEqual([2, 1]);
  tag(second!.gid, [], ['急件']);
  expect(waiting('room103')).toEqual([1, 2]);
});

test('of patients who wait the one whom the hospital’s system tags goes first', () => {
  hospital.push({ serialNumber: 1 }, { serialNumber: 2 });
  for (const card of ['P1', 'P2']) hospital.checkIn(card);
  hospital.act('room101', { kind: 'logIn' });
  const items = [{ appointmentId: 'A2', tags: ['敬老'] }];
  hospital.run((context) => updateAppointments({ organisationGid: 'demo', items }, context));
  expect(hospital.act('room101', { kind: 'next' }).current?.number).toBe(2);
});

test.each(['away', 'examination', 'pass'] as const)(
  'a patient who is not in line is called by the new tag once back: %s',
  (kind) => {
    hospital.setOrganisation({
      priorityTags: ['急件'],
      queuePolicy: { passedRule: 'asBefore', examinedRule: 'asBefore' },
    });
    const { gid } = hospital.push({ serialNumber: 1 }, { serialNumber: 2 }, { serialNumber: 3 }).data[1]!;
    for (const card of ['P1', 'P2', 'P3']) hospital.checkIn(card);
    hospital.act('room101', { kind: 'logIn' });
    hospital.act('room101', { kind: 'number', number: 2 });
    hospital.act('room101', { kind });
    tag(gid, ['急件']);
    hospital.checkIn('P2');
    expect(waiting('room101')).toEqual([2, 1, 3]);
  },
);

test('a class that staff gave stays whatever other tags the appointment gets', () => {
  const gid = hospital.push({ serialNumber: 1 }, { serialNumber: 2 }).data[1]!.gid;
  for (const card of ['P1', 'P2']) hospital.checkIn(card);
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'priority', number: 2, priorityTag: '敬老' });
  tag(gid, ['輪椅']);
  expect(waiting('room101')).toEqual([2, 1]);
});

test('who checks in stands in the time slot that the appointment has by then', () => {
  const slot = { slotStartTime: '09:00', slotEndTime: '09:20' };
  hospital.push({ room: 'R103', serialNumber: 1, ...slot });
  const items = [{ appointmentId: 'A1', slotStartTime: '09:20', slotEndTime: '09:40' }];
  hospital.run((context) => updateAppointments({ organisationGid: 'demo', items }, context));
  hospital.checkIn('P1');
  const [ticket] = hospital.rows<{ ends: number }>('SELECT slot_ends_at AS ends FROM ticket');
  expect(Number(ticket?.ends)).toBe(atHour(9) + 40 * 60_000);
});
