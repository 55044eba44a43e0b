import { afterEach, beforeEach, expect, test } from 'vitest';
import { readFreeNumber } from '#server/appointments/read-free-number.ts';
import { readAppointment } from '#server/queue/appointment-row.ts';
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

const room = { type: 'defaultPanel', name: '101 診', roomCode: 'R101', callingMode: 1, settings: {} };
const free = (own: object = {}) =>
  hospital.read(readFreeNumber('demo', { room: 'R101', inspectionDay: today, shift: 'morning', ...own })).number;

test('the first number that neither an appointment nor a walk-in of the session has is free for another', () => {
  expect(free()).toBe(1);
  hospital.push({ serialNumber: 1 }, { serialNumber: 3 }, { serialNumber: 2, shift: 'afternoon' });
  expect(free()).toBe(2);
  expect(hospital.takeNumber({ panelGid: 'room101' }).number).toBe(2);
  expect([free(), free({ shift: 'afternoon' }), free({ shift: 'evening' }), free({ room: ' r101 ' })]).toEqual([
    4, 1, 1, 4,
  ]);
  hospital.push({ serialNumber: free()! });
  expect(free()).toBe(5);
});

test.each([
  ['odd', 4],
  ['even', 3],
] as const)('where walk-ins get %s numbers an appointment gets the others', (walkInNumbers, number) => {
  hospital.change('panel', 'room101', { ...room, walkInNumbers });
  hospital.push({ serialNumber: 1 }, { serialNumber: 2 });
  expect(free()).toBe(number);
});

test('a room with others in a group shares its numbers with them', () => {
  hospital.add('group', 'clinic', { name: '家醫科', members: ['room101', 'room103'] });
  hospital.push({ serialNumber: 1, room: 'R103' });
  expect(free()).toBe(2);
});

test('an appointment that is moved keeps its number where nobody else has it', () => {
  hospital.add('group', 'clinic', { name: '家醫科', members: ['room101', 'room103'] });
  hospital.push({ serialNumber: 1, room: 'R102' }, { serialNumber: 4 }, { serialNumber: 4, room: 'R102' });
  const { gid } = hospital.read(readAppointment('demo', { appointmentId: 'A2' }))!;
  expect([free({ gid }), free({ gid, room: 'R103' }), free({ gid, room: 'R102', shift: 'evening' })]).toEqual([
    4, 4, 4,
  ]);
  expect(free({ gid, room: 'R102' })).toBe(2);
});

test('the doctor of the roster is there on that day and in that session, else the one whom the panel names', () => {
  hospital.change('panel', 'room101', { ...room, doctorName: '林志明' });
  hospital.add('room', 'r1', { code: 'R101', name: '一診' });
  hospital.add('doctor', 'd1', { code: 'D1', name: '林志明' });
  hospital.add('doctor', 'd2', { code: 'D2', name: '陳怡君' });
  const saturdays = { weekday: 6, shift: 'afternoon', doctor: 'd2', room: 'r1' };
  hospital.add('doctorShift', 's1', saturdays);
  const doctor = (own: object = {}) =>
    hospital.read(readFreeNumber('demo', { room: 'R101', inspectionDay: today, shift: 'afternoon', ...own })).doctor;
  const nextMonday = { inspectionDay: '2026-11-23' };
  expect([doctor(), doctor({ shift: 'morning' }), doctor(nextMonday)]).toEqual(['陳怡君', '林志明', '林志明']);
  hospital.add('doctorLeave', 'l1', { doctor: 'd1', from: '2026-11-23', to: '2026-11-23' });
  expect([doctor(), doctor(nextMonday)]).toEqual(['陳怡君', undefined]);
});

test('a code that no panel has is refused', () => {
  expect(refusalOf(() => free({ room: 'R999' }))).toBe('room_not_found');
});
