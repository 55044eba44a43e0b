/** Numbers of appointments in a room that reserves them: who has one before the day, and who comes too late for it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
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

const tickets = () =>
  hospital
    .rows<{ number: number; status: string; queueGid: string }>(
      'SELECT number, status, queue_gid AS "queueGid" FROM ticket ORDER BY issued_at, number',
    )
    .map(({ number, status, queueGid }) => [number, status, queueGid.split(':').at(-1)]);

test('a visit in a session has its number at once, one at any time of the day when its patient comes', () => {
  hospital.push({ room: 'R103', serialNumber: 4, shift: 'afternoon' });
  hospital.push({ room: 'R103', serialNumber: 5, shift: 'day' });
  expect(tickets()).toEqual([[4, 'registering', expect.stringContaining('afternoon')]]);
  expect(hospital.checkIn('P2').data[0]).toMatchObject({ outcome: 'checkedIn', number: 5 });
});

test('who comes after the session has one number: the reserved one is taken back', () => {
  const { gid } = hospital.push({ room: 'R103', serialNumber: 4 }).data[0]!;
  hospital.now = atHour(14);
  hospital.run((context) => checkInAppointments({ organisationGid: 'demo', gids: [gid] }, context));
  expect(tickets()).toEqual([
    [4, 'canceled', expect.stringContaining('morning')],
    [1, 'awaiting', expect.stringContaining('afternoon')],
  ]);
});
