import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AppointmentPatch } from '#generated/shapes.ts';
import { saveAppointments } from '#server/appointments/save-appointments.ts';
import { updateAppointments } from '#server/appointments/update-appointments.ts';
import { type Hospital, openHospital, today } from '../queue/hospital.ts';
import { refusalOf } from '../queue/refusal-of.ts';
import { expectRowsToEqualLog } from '../queue/stored-rows.ts';

const organisationGid = 'demo';
let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const update = (...items: AppointmentPatch[]) =>
  hospital.run((context) => updateAppointments({ organisationGid, items }, context));
const save = (...items: { appointmentId: string; serialNumber: number; canceled?: boolean }[]) =>
  hospital.run((context) => {
    const rest = {
      department: '家庭醫學科',
      room: 'R103',
      inspectionDay: today,
      shift: 'morning',
      name: '王小明',
    } as const;
    return saveAppointments({ organisationGid, items: items.map((item) => ({ ...rest, ...item })) }, context);
  });
const numbers = () =>
  hospital
    .rows<{ id: string; number: number }>(
      'SELECT appointment_id AS id, serial_number AS number FROM appointment WHERE canceled = 0 ORDER BY appointment_id',
    )
    .map(({ id, number }) => `${id} ${number}`);
const waiting = () => hospital.act('room103', { kind: 'logIn' }).waiting.map(({ number }) => number);

// Room 101 gives a ticket at check-in, room 103 at once.
describe.each(['R101', 'R103'])('of room %s', (room) => {
  test('two patients get each other’s number', () => {
    hospital.push({ room, appointmentId: 'A', serialNumber: 1 }, { room, appointmentId: 'B', serialNumber: 2 });
    update({ appointmentId: 'A', serialNumber: 2 }, { appointmentId: 'B', serialNumber: 1 });
    expect(numbers()).toEqual(['A 2', 'B 1']);
  });

  test('a whole list moves up by one, and another patient comes first', () => {
    const list = [1, 2, 3].map((serialNumber) => ({ room, appointmentId: `A${serialNumber}`, serialNumber }));
    hospital.push(...list);
    update(...list.map(({ appointmentId, serialNumber }) => ({ appointmentId, serialNumber: serialNumber + 1 })));
    expect(numbers()).toEqual(['A1 2', 'A2 3', 'A3 4']);
  });

  test('a number of one who is canceled goes to another, in whichever order the two are named', () => {
    hospital.push({ room, appointmentId: 'A', serialNumber: 1 }, { room, appointmentId: 'B', serialNumber: 2 });
    update({ appointmentId: 'B', serialNumber: 1 }, { appointmentId: 'A', canceled: true });
    expect(numbers()).toEqual(['B 1']);
  });
});

test('appointments that are sent again as a whole get each other’s number too, and their tickets with it', () => {
  save({ appointmentId: 'A', serialNumber: 1 }, { appointmentId: 'B', serialNumber: 2 });
  save(
    { appointmentId: 'A', serialNumber: 2 },
    { appointmentId: 'B', serialNumber: 1 },
    { appointmentId: 'C', serialNumber: 3 },
  );
  expect(numbers()).toEqual(['A 2', 'B 1', 'C 3']);
  expect(waiting()).toEqual([1, 2, 3]);
});

test('a number in the hand of one who has checked in is given to nobody, and then nothing is changed', () => {
  hospital.push(
    { room: 'R103', appointmentId: 'A', serialNumber: 1, patientId: 'P1' },
    { room: 'R103', appointmentId: 'B', serialNumber: 2 },
  );
  hospital.checkIn('P1');
  const swap = () => update({ appointmentId: 'A', serialNumber: 2 }, { appointmentId: 'B', serialNumber: 1 });
  expect(refusalOf(swap)).toBe('appointment_in_progress');
  expect(refusalOf(() => update({ appointmentId: 'B', serialNumber: 3 }, { appointmentId: 'C', name: '無名' }))).toBe(
    'appointment_not_found',
  );
  expect(numbers()).toEqual(['A 1', 'B 2']);
  expect(waiting()).toEqual([1, 2]);
});
