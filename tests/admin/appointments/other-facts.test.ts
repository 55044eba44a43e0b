import { expect, test } from 'vitest';
import { otherFacts } from '#admin/appointments/other-facts.ts';
import { calendarOf } from '#admin/calendar/calendar.ts';

const telling = { translate: (key: string) => key, calendar: calendarOf(undefined), namesOf: async () => ({}) };

test('a field of an appointment that no page arranges stands in its words, if it is set', async () => {
  const appointment = { gid: 'a1', version: 2, name: '王小明', departmentCode: '5000', nurse: '', nameMask: 'middle' };
  expect(await otherFacts(appointment as never, ['name'], telling as never)).toEqual([
    ['departmentCode', '5000'],
    ['nameMask', 'values.NameMask.middle'],
  ]);
});
