import { expect, test } from 'vitest';
import { fieldDiff } from '#server/journal/field-diff.ts';

test('tells what became different, in the order of the schema', () => {
  const before = { name: '河岸診所', type: 'clinic', timeZoneOffsetMinutes: 480 };
  const after = { timeZoneOffsetMinutes: 540, name: '安和醫院', type: 'clinic', customDomain: 'https://a.example' };
  expect(fieldDiff('Organisation', before, after)).toEqual([
    { field: 'name', before: '"河岸診所"', after: '"安和醫院"' },
    { field: 'timeZoneOffsetMinutes', before: '480', after: '540' },
    { field: 'customDomain', after: '"https://a.example"' },
  ]);
});

test('what is not set counts as its default', () => {
  expect(fieldDiff('Organisation', {}, { autoResetCallNumber: true })).toEqual([]);
  expect(fieldDiff('Organisation', { autoResetCallNumber: false }, {})).toEqual([
    { field: 'autoResetCallNumber', before: 'false', after: 'true' },
  ]);
});

test('a record that was made is told with all that it was made with', () => {
  expect(fieldDiff('Organisation', undefined, { name: '河岸診所', autoResetCallNumber: true })).toEqual([
    { field: 'name', after: '"河岸診所"' },
    { field: 'autoResetCallNumber', after: 'true' },
  ]);
});

test('tells objects field by field, and lists as a whole', () => {
  const before = { settings: { carouselSeconds: 10, sources: ['a', 'b'] } };
  const after = { settings: { carouselSeconds: 15, sources: ['b', 'a'] } };
  expect(fieldDiff('Panel', before, after)).toEqual([
    { field: 'settings.carouselSeconds', before: '10', after: '15' },
    { field: 'settings.sources', before: '["a","b"]', after: '["b","a"]' },
  ]);
});

test('never shows what can only be written', () => {
  const [change, ...others] = fieldDiff('StaffCreate', { password: 'old secret 1' }, { password: 'new secret 2' });
  expect([change, others]).toEqual([{ field: 'password', secret: true }, []]);
});

test('cuts long values between characters', () => {
  const [change] = fieldDiff('Marquee', {}, { content: '😀'.repeat(400) });
  expect(change?.after).toHaveLength(500);
  expect(change?.after?.isWellFormed()).toBe(true);
});
