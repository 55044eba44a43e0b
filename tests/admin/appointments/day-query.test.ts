import { expect, test } from 'vitest';
import { listQuery, readDayQuery, writeDayQuery } from '#admin/appointments/day-query.ts';

const read = (search: string) => readDayQuery(new URLSearchParams(search));

test('an address is read as it was written', () => {
  const query = { day: '2026-11-23', shift: 'morning', room: 'R101', list: 'passed', page: 2, limit: 50 } as const;
  expect(read(writeDayQuery(query).toString())).toMatchObject(query);
});

test('what an address cannot mean counts as absent', () => {
  const { day, shift, state, page, limit } = read('day=23.11.&shift=night&state=gone&page=-1&limit=5000');
  expect([day, shift, state, page, limit]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  const days = ['2026-02-31', '2026-13-01', '2027-02-29', '2028-02-29'];
  expect(days.map((one) => read(`day=${one}`).day)).toEqual([undefined, undefined, undefined, '2028-02-29']);
});

test('a state is asked for as the state of the patient, a canceled appointment and a list by status', () => {
  expect(listQuery({ state: 'lateArrival' }, '2026-11-23', '')).toMatchObject({ patientState: 'lateArrival' });
  expect(listQuery({ state: 'canceled' }, '2026-11-23', '')).toMatchObject({ status: 'canceled' });
  expect(listQuery({ state: 'canceled' }, '2026-11-23', '')).not.toHaveProperty('patientState');
  expect(listQuery({ tag: '輪椅' }, '2026-11-23', '')).toMatchObject({ tag: '輪椅' });
  expect(listQuery({ list: 'passed' }, '2026-11-23', '王')).toMatchObject({ status: 'passed', search: '王' });
});

test('what is searched for stands in no address', () => {
  expect(writeDayQuery(read('q=王小明&search=王小明')).toString()).toBe('');
});
