/** What a hospital system sends again of patients whom staff have tagged meanwhile. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AppointmentCreate } from '#generated/shapes.ts';
import { listAppointments } from '#server/appointments/list-appointments.ts';
import { saveAppointments } from '#server/appointments/save-appointments.ts';
import { tagAppointments } from '#server/appointments/tags.ts';
import { type Hospital, openHospital, today } from '../queue/hospital.ts';
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

const organisationGid = 'demo';
const tag = (gid: string, add: string[], remove: string[] = []) =>
  hospital.run((context) => tagAppointments({ organisationGid, gids: [gid], add, remove }, context));
const save = (item: Partial<AppointmentCreate>) => {
  const whole = { appointmentId: 'A', department: '內科', room: 'R101', inspectionDay: today, name: '王小明' } as const;
  const items = [{ ...whole, shift: 'morning' as const, serialNumber: 1, ...item }];
  return hospital.run((context) => saveAppointments({ organisationGid, items }, context));
};
const tags = () =>
  hospital.read(listAppointments(organisationGid, { page: 1, limit: 9, order: 'asc' }, hospital.now)).data[0]?.tags;

test('a list that is pushed again is there, though staff have tagged a patient of it', () => {
  const push = () =>
    hospital.push(
      { appointmentId: 'A', serialNumber: 1, patientId: 'P1', tags: ['初診'] },
      { appointmentId: 'B', serialNumber: 2, patientId: 'P2' },
    );
  const first = push();
  tag(first.data[0]!.gid, ['輪椅'], ['初診']);
  expect(push()).toEqual(first);
  expect(tags()).toEqual(['輪椅']);
});

test('other tags under an id that is there are no repetition where nobody tagged it here', () => {
  const push = (...tags: string[]) => hospital.push({ appointmentId: 'A', serialNumber: 1, patientId: 'P1', tags });
  push('初診');
  expect(refusalOf(() => push('複診'))).toBe('appointment_duplicate');
});

test('a room in other letters is pushed again as the same', () => {
  const push = (room: string) => hospital.push({ appointmentId: 'A', serialNumber: 1, patientId: 'P1', room });
  const first = push('R101');
  expect(push('r101')).toEqual(first);
});

test('saved again as a whole, a patient keeps the tags of staff unless the hospital system sends its own', () => {
  const { data } = save({});
  tag(data[0]!.gid, ['輪椅']);
  expect(save({ doctor: '陳怡君' })).toMatchObject({ updated: 1 });
  expect(save({ doctor: '陳怡君' })).toMatchObject({ updated: 0 });
  expect(tags()).toEqual(['輪椅']);
  save({ tags: ['初診'] });
  expect(tags()).toEqual(['初診']);
  save({ tags: [] });
  expect(tags() ?? []).toEqual([]);
});

test('tags that only the hospital system gave go with what it sends without them', () => {
  save({ tags: ['初診'] });
  save({});
  expect(tags()).toBeUndefined();
});
