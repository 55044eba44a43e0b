import { describe, expect, test } from 'vitest';
import { findFaults } from '#admin/form/find-faults.ts';
import type { FormDefinition } from '#admin/form/form-definition.ts';
import leave from '#generated/forms/DoctorLeave.json' with { type: 'json' };
import marquee from '#generated/forms/Marquee.json' with { type: 'json' };

const keys = (form: unknown, values: Record<string, unknown>) =>
  findFaults(form as FormDefinition, values).map(({ path, key }) => [path.join('.'), key]);

describe('what ends before it starts', () => {
  const days = (from: string, to: string) => ({ doctor: 'D001', from, to });

  test('is told at the end', () => {
    expect(keys(leave, days('2026-11-21', '2026-11-20'))).toEqual([['to', 'errors.ends_before_start']]);
    expect(keys(leave, days('2026-11-21', '2026-11-21'))).toEqual([]);
  });

  test('is told in objects within a form as well, and not while one of the two is empty', () => {
    const times = (startDate: string, endDate?: string) => ({
      title: 'A',
      content: 'B',
      times: { startDate, endDate },
    });
    expect(keys(marquee, times('2026-11-21', '2026-11-20'))).toEqual([['times.endDate', 'errors.ends_before_start']]);
    expect(keys(marquee, times('2026-11-21'))).toEqual([]);
  });
});

describe('a value that has not its form', () => {
  const form = {
    schema: { type: 'object', properties: { code: { type: 'string', pattern: '^[A-Z]$', maxLength: 3 } } },
    uiSchema: { code: { 'ui:options': { faultKey: 'faults.Ward.code' } } },
  };

  test('is told in the words of its field, where there are any', () => {
    expect(keys(form, { code: 'a' })).toEqual([['code', 'faults.Ward.code']]);
    expect(keys({ ...form, uiSchema: {} }, { code: 'a' })).toEqual([['code', 'errors.pattern_mismatch']]);
  });

  test('is told as ever when something else is wrong with it', () => {
    expect(keys(form, { code: 'ABCD' })).toEqual([['code', 'errors.too_long']]);
  });
});
