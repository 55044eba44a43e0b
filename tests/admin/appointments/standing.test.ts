import { expect, test } from 'vitest';
import { isThere, possible, standingKey } from '#admin/appointments/standing.ts';
import type { Appointment } from '#generated/shapes.ts';

const today = '2026-11-23';
const of = (part: Partial<Appointment>) => ({ inspectionDay: today, status: 'default', ...part }) as Appointment;

test('a patient stands where the ticket says, if that says more than the state does', () => {
  expect(standingKey(of({ status: 'passed', patientState: 'checkedIn' }))).toBe('values.QueueStatus.passed');
  expect(standingKey(of({ status: 'awaiting', patientState: 'lateArrival' }))).toBe(
    'values.PatientListState.lateArrival',
  );
  expect(standingKey(of({ status: 'canceled' }))).toBe('values.QueueStatus.canceled');
});

test('who is not here yet can be checked in, moved and canceled', () => {
  const can = possible(of({ patientState: 'notCheckedIn' }), today);
  expect(can).toEqual({
    checkIn: true,
    cancel: true,
    restore: false,
    move: true,
    correct: false,
    tags: true,
    delete: true,
  });
});

test('a visit that is going on, or was, cannot be deleted on any day: its number has been called', () => {
  for (const patientState of ['consulting', 'completed'] as const)
    for (const day of [today, '2026-11-24']) expect(possible(of({ patientState }), day).delete).toBe(false);
  expect(possible(of({ patientState: 'expired' }), '2026-11-24').delete).toBe(true);
  expect(possible(of({ status: 'checking', patientState: 'completed' }), '2026-11-24').delete).toBe(true);
});

test('who waits can be canceled and not moved; who is seen, neither', () => {
  const waits = of({ status: 'awaiting', patientState: 'checkedIn' });
  expect(isThere(waits)).toBe(true);
  expect(possible(waits, today)).toMatchObject({ checkIn: false, cancel: true, move: false });
  expect(possible(of({ status: 'consulting', patientState: 'consulting' }), today)).toMatchObject({
    checkIn: false,
    cancel: false,
    move: false,
  });
});

test('a canceled appointment can only be restored, and only until its day is over', () => {
  const canceled = of({ status: 'canceled' });
  expect(isThere(canceled)).toBe(false);
  expect(possible(canceled, today)).toEqual({
    checkIn: false,
    cancel: false,
    restore: true,
    move: false,
    correct: false,
    tags: true,
    delete: true,
  });
  expect(possible(canceled, '2026-11-24').restore).toBe(false);
  expect(possible(of({ patientState: 'expired' }), '2026-11-24').cancel).toBe(false);
});

test('an appointment whose patient was erased is only a count: nothing of it is offered but to delete it', () => {
  const part = { gid: 'g1', appointmentId: 'erased-g1', source: 'desk' } as const;
  for (const [patientState, status] of [
    ['expired', 'default'],
    ['notCheckedIn', 'default'],
    [undefined, 'canceled'],
  ] as const)
    expect(possible(of({ ...part, status, ...(patientState && { patientState }) }), today)).toEqual({
      checkIn: false,
      cancel: false,
      restore: false,
      move: false,
      correct: false,
      tags: false,
      delete: true,
    });
});

test('only what was entered by hand is corrected here, also of one who waits', () => {
  const waits = of({ status: 'awaiting', patientState: 'checkedIn' });
  expect(possible({ ...waits, source: 'desk' }, today).correct).toBe(true);
  expect(possible({ ...waits, source: 'clinics' }, today).correct).toBe(false);
  expect(possible(of({ status: 'canceled', source: 'desk' }), today).correct).toBe(false);
});
