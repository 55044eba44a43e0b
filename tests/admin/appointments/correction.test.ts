import { expect, test } from 'vitest';
import { correctionOf, typedOf } from '#admin/appointments/correction.ts';
import type { Appointment } from '#generated/shapes.ts';

const appointment = { name: '王小明', department: '眼科', doctor: '林志明', gender: 'male' } as Appointment;

test('only what was typed otherwise is sent, and what was emptied is null', () => {
  const typed = { ...typedOf(appointment), name: ' 王曉明 ', doctor: '', patientId: 'A123456789' };
  expect(correctionOf(appointment, typed)).toEqual({ name: '王曉明', doctor: null, patientId: 'A123456789' });
  expect(correctionOf(appointment, typedOf(appointment))).toEqual({});
});
