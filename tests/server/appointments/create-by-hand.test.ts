import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AppointmentCreate } from '#generated/shapes.ts';
import { cancelAppointment } from '#server/appointments/cancel-appointment.ts';
import { createByHand, createSeveralByHand } from '#server/appointments/create-by-hand.ts';
import { Refusal } from '#server/errors/refusal.ts';
import { type Hospital, openHospital, today } from '../queue/hospital.ts';
import { expectRowsToEqualLog } from '../queue/stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const organisationGid = 'demo';

function booking(serialNumber: number, own: Partial<AppointmentCreate> = {}): AppointmentCreate {
  return {
    appointmentId: `H${serialNumber}`,
    department: '家庭醫學科',
    room: 'R103',
    inspectionDay: today,
    shift: 'morning',
    serialNumber,
    name: '李大同',
    ...own,
  };
}

const enter = (...items: AppointmentCreate[]) =>
  hospital.run((context) => createSeveralByHand({ organisationGid, items }, context));
const stored = () =>
  hospital.rows<{ id: string }>('SELECT appointment_id AS id FROM appointment ORDER BY 1').map(({ id }) => id);

function refusalsOf(act: () => unknown): string[] {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error.entries.map(({ code, field }) => `${field}: ${code}`);
    throw error;
  }
  return [];
}

test('several appointments are entered at once, and are nobody else’s to change', () => {
  expect(enter(booking(1), booking(2)).data.map(({ appointmentId }) => appointmentId)).toEqual(['H1', 'H2']);
  expect(hospital.rows('SELECT DISTINCT branch FROM appointment')).toEqual([{ branch: 'desk' }]);
});

test.each<[what: string, second: AppointmentCreate, refusal: string]>([
  [
    'a number that the row before has',
    booking(1, { appointmentId: 'H2' }),
    'items.1.serialNumber: serial_number_taken',
  ],
  ['a room that nobody knows', booking(2, { room: '999' }), 'items.1.room: room_not_found'],
  ['a day that is over', booking(2, { inspectionDay: '2020-01-01' }), 'items.1.inspectionDay: appointment_past'],
  [
    'an id that the row before has',
    booking(2, { appointmentId: 'H1' }),
    'items.1.appointmentId: appointment_duplicate',
  ],
])('of several with %s none is entered, and the refusal names the row', (_, second, refusal) => {
  expect(refusalsOf(() => enter(booking(1), second))).toEqual([refusal]);
  expect(stored()).toEqual([]);
});

test('one by itself is refused at its field alone', () => {
  enter(booking(1));
  const again = () =>
    hospital.run((context) => createByHand({ organisationGid, body: booking(1, { appointmentId: 'H2' }) }, context));
  expect(refusalsOf(again)).toEqual(['serialNumber: serial_number_taken']);
});

test('the number of one that was canceled is free for another patient', () => {
  const [first] = enter(booking(1)).data;
  hospital.run((context) => cancelAppointment({ organisationGid, gid: first!.gid }, context));
  enter(booking(1, { appointmentId: 'H2', name: '王小美' }));
  expect(stored()).toEqual(['H1', 'H2']);
});

test('a room that reserves numbers has a ticket for each at once,', () => {
  enter(booking(4), booking(5));
  expect(hospital.act('room103', { kind: 'logIn' }).waiting.map(({ number }) => number)).toEqual([4, 5]);
});
