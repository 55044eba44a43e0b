import { describe, expect, test } from 'vitest';
import { checkDigit, identity, patient } from '#demo/patients.ts';

const many = Array.from({ length: 4000 }, (_, number) => patient(number, 2026));

describe('invented patients', () => {
  test('are always the same', () => {
    expect(patient(123, 2026)).toEqual(many[123]);
  });

  test('have each their own identity and record numbers', () => {
    expect(new Set(many.map(({ patientId }) => patientId)).size).toBe(many.length);
    expect(new Set(many.map(({ medicalRecordNumber }) => medicalRecordNumber)).size).toBe(many.length);
  });

  test('have identity numbers of the right form that nobody can have', () => {
    for (const { patientId } of many) {
      expect(patientId).toMatch(/^[A-H][12]\d{8}$/);
      expect(Number(patientId.at(-1))).not.toBe(checkDigit(patientId.charAt(0), patientId.slice(1, -1)));
    }
  });

  test('were born on days that exist, before the year', () => {
    for (const { birthday } of many) {
      expect(new Date(birthday).toISOString().slice(0, 10)).toBe(birthday);
      expect(Number(birthday.slice(0, 4))).toBeLessThan(2026);
    }
  });

  test('include every kind of name that a screen must get right', () => {
    const day = many.slice(0, 480).map(({ name }) => name);
    for (const kind of [/^歐陽/, /‧/, /^[A-Z][a-z]+ [A-Z]/, /[\u0e00-\u0e7f]/, /^.{2}$/u, /\p{Script=Han}{4}/u]) {
      expect(day.filter((name) => kind.test(name)).length).toBeGreaterThan(1);
    }
  });
});

test('the check digit is the official one: A123456789 is the textbook example', () => {
  expect(checkDigit('A', '12345678')).toBe(9);
});

test('an identity number tells men from women', () => {
  expect(identity(7, 'male').charAt(1)).toBe('1');
  expect(identity(7, 'female').charAt(1)).toBe('2');
});
