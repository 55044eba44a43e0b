/** Texts as a hospital system sends them whose columns have a fixed width. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AppointmentCreate } from '#generated/shapes.ts';
import { saveAppointments } from '#server/appointments/save-appointments.ts';
import { updateAppointments } from '#server/appointments/update-appointments.ts';
import { type Hospital, openHospital, today } from '../queue/hospital.ts';

const organisationGid = 'demo';
let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

const padded: AppointmentCreate = {
  appointmentId: 'A1   ',
  department: '家庭醫學科　　',
  room: 'R103      ',
  doctor: '          ',
  inspectionDay: today,
  shift: 'morning',
  serialNumber: 1,
  name: '王小明    ',
  tags: ['輪椅 ', '輪椅', ' '],
};
const save = (...items: AppointmentCreate[]) =>
  hospital.run((context) => saveAppointments({ organisationGid, items }, context));
const stored = () =>
  hospital
    .rows<{ body: string | object }>('SELECT body FROM appointment ORDER BY appointment_id')
    .map(({ body }) => (typeof body === 'string' ? JSON.parse(body) : body));
const tidy = { room: 'R103', department: '家庭醫學科', doctor: '', name: '王小明', tags: ['輪椅'] };

test('find their room, and are kept without the blanks: a kiosk sent the patient to the desk for them', () => {
  expect(save(padded)).toMatchObject({ created: 1 });
  expect(stored()).toMatchObject([{ appointmentId: 'A1   ', ...tidy }]);
  hospital.push({ ...padded, appointmentId: 'A2', serialNumber: 2 });
  expect(stored()[1]).toMatchObject(tidy);
});

test('say nothing new when they are sent again, and the reserved number stands', () => {
  const second = { ...padded, appointmentId: 'A2', serialNumber: 2 };
  save(padded, second);
  expect(save(padded, second)).toMatchObject({ created: 0, updated: 0 });
  const items = [padded, second].map(({ appointmentId, room }) => ({ appointmentId, room }));
  hospital.run((context) => updateAppointments({ organisationGid, items }, context));
  expect(hospital.act('room103', { kind: 'logIn' }).waiting.map(({ number }) => number)).toEqual([1, 2]);
});

test('stay where a letter must stand and none does: the patient is expected all the same', () => {
  save({ ...padded, department: '  ', name: ' ' });
  expect(stored()).toMatchObject([{ department: '  ', name: ' ' }]);
});
