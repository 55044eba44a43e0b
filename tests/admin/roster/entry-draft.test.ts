import { expect, test } from 'vitest';
import { copiesOf, copyCalls, draftOf, removeCall, saveCall } from '#admin/roster/entry-draft.ts';
import type { RosterEntry } from '#generated/shapes.ts';

const weekly: RosterEntry = {
  gid: 'weekly1',
  version: 3,
  weekday: 1,
  date: '2026-11-23',
  shift: 'morning',
  doctor: 'lin1',
  room: 'room101',
  closed: false,
  single: false,
  faults: [],
};
const single: RosterEntry = { ...weekly, gid: 'single1', single: true, substitute: 'chen' };
const planned = { weekday: 1, shift: 'morning', doctor: 'lin1', room: 'room101' };

test('an entry of every week that is changed for one day is left as it is, and the day gets one of its own', () => {
  expect(saveCall(draftOf(weekly, { substitute: 'chen' }), 'lin1', weekly)).toEqual({
    id: 'createDoctorShift',
    input: { body: { ...planned, date: '2026-11-23', substitute: 'chen' } },
  });
});

test('where it moves away for that day, there is no clinic', () => {
  expect(saveCall(draftOf(weekly, { day: '2026-11-24', room: 'room102' }), 'lin1', weekly)).toEqual({
    id: 'bulkCreateDoctorShift',
    input: {
      body: {
        items: [
          { ...planned, date: '2026-11-23', closed: true },
          { ...planned, weekday: 2, date: '2026-11-24', room: 'room102' },
        ],
      },
    },
  });
});

test('who has no room leaves their own place to the one who comes for that day', () => {
  const { room: _, ...roomless } = weekly;
  const { room: __, ...plannedRoomless } = planned;
  expect(saveCall(draftOf(roomless, { doctor: 'wang' }), 'wang', roomless)).toEqual({
    id: 'bulkCreateDoctorShift',
    input: {
      body: {
        items: [
          { ...plannedRoomless, date: '2026-11-23', closed: true },
          { ...plannedRoomless, date: '2026-11-23', doctor: 'wang' },
        ],
      },
    },
  });
});

test('a change for every week, or of an entry of one day, changes the entry, and clears what is empty', () => {
  const cleared = { substitute: null, note: null, gid: 'weekly1', version: 3 };
  expect(saveCall(draftOf(weekly, { single: false, doctor: 'wang' }), 'wang', weekly)).toEqual({
    id: 'updateDoctorShift',
    input: { body: { ...planned, doctor: 'wang', ...cleared } },
  });
  const edited = saveCall(draftOf(single, { substitute: undefined, room: undefined, note: ' 看診 ' }), 'lin1', single);
  expect(edited.input).toEqual({
    body: {
      weekday: 1,
      date: '2026-11-23',
      shift: 'morning',
      doctor: 'lin1',
      room: null,
      substitute: null,
      note: '看診',
      gid: 'single1',
      version: 3,
    },
  });
});

test('taking out is for one day no clinic, for every week the end of the entry', () => {
  expect(removeCall(weekly, true)).toEqual({
    id: 'createDoctorShift',
    input: { body: { ...planned, date: '2026-11-23', closed: true } },
  });
  expect(removeCall(weekly, false)).toEqual({ id: 'deleteDoctorShift', input: { query: { gid: 'weekly1' } } });
  expect(removeCall(single, true)).toEqual({ id: 'deleteDoctorShift', input: { query: { gid: 'single1' } } });
});

test('a week is copied where the next one has nothing yet, what is every week’s not at all', () => {
  const later = (day: string) => day.replace('-23', '-30');
  const afternoon: RosterEntry = { ...single, shift: 'afternoon', closed: true };
  const present: RosterEntry = { ...single, date: '2026-11-30' };
  expect(copiesOf([weekly, single, afternoon], [present], later)).toEqual([
    { ...planned, date: '2026-11-30', shift: 'afternoon', substitute: 'chen', closed: true },
  ]);
});

test('a week of more entries than one call takes is copied by several, none left out', () => {
  const days = Array.from({ length: 230 }, (_, index) => ({ ...single, room: `room${index}` }));
  const copies = copiesOf(days, [], (day) => day);
  const calls = copyCalls(copies).map(({ input }) =>
    'body' in input && 'items' in input.body ? input.body.items : [],
  );
  expect(calls.map(({ length }) => length)).toEqual([100, 100, 30]);
  expect(calls.flat()).toEqual(copies);
});
