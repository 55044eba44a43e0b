import { expect, test } from 'vitest';
import { tellChanges } from '#admin/history/tell-changes.ts';
import type { FieldChange } from '#generated/shapes.ts';

const telling = {
  translate: (key: string) => key,
  calendar: { format: 'YYYY/MM/DD', offsetMinutes: 480 },
  namesOf: async () => [],
} as unknown as Parameters<typeof tellChanges>[1];

const tell = async (...changes: FieldChange[]) => {
  const entry = { action: 'updated', family: 'appointment', changes } as unknown as Parameters<
    typeof tellChanges
  >[0][0];
  const [told] = await tellChanges([entry], telling);
  return told!.changes.map(({ before, after }) => [before, after]);
};

test('what went with an erased person is said to be erased, and what somebody cleared is empty', async () => {
  expect(
    await tell(
      { field: 'name' },
      { field: 'nurse', before: '"陳"' },
      { field: 'doctor', before: '"林"', after: '"王"' },
    ),
  ).toEqual([
    ['', 'admin.history.erased'],
    ['陳', ''],
    ['林', '王'],
  ]);
});
