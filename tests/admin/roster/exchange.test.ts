import { expect, test } from 'vitest';
import { draftOf } from '#admin/roster/entry-draft.ts';
import { displacedBy, exchangeCall, mayExchange } from '#admin/roster/exchange.ts';
import type { RosterEntry } from '#generated/shapes.ts';

const lin: RosterEntry = {
  gid: 'entryLin',
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
const chen: RosterEntry = { ...lin, gid: 'entryChen', version: 5, doctor: 'chen', room: 'room103' };
const later: RosterEntry = { ...chen, gid: 'entryLater', weekday: 2, date: '2026-11-24', note: '看到十一點' };
const day = { weekday: 1, shift: 'morning', date: '2026-11-23' };

test('who stands in the room is found, also where a doctor is chosen who is elsewhere, but nobody of another session', () => {
  const entries = [lin, chen, later];
  expect(displacedBy(draftOf(lin, { room: 'room103' }), lin, entries)).toBe(chen);
  expect(displacedBy(draftOf(lin, { doctor: 'chen' }), lin, entries)).toBe(chen);
  expect(displacedBy(draftOf(lin, { room: 'room103', shift: 'evening' }), lin, entries)).toBeUndefined();
  expect(displacedBy(draftOf(lin), lin, entries)).toBeUndefined();
  expect(displacedBy(draftOf(lin, { room: 'room103' }), lin, [lin, { ...chen, closed: true }])).toBeUndefined();
});

test('for one day both get entries of that day in the place of the other', () => {
  expect(exchangeCall(draftOf(lin, { room: 'room103' }), 'lin1', lin, chen)).toEqual({
    id: 'bulkCreateDoctorShift',
    input: {
      body: {
        items: [
          { ...day, doctor: 'lin1', room: 'room103' },
          { ...day, doctor: 'chen', room: 'room101' },
        ],
      },
    },
  });
});

test('between two days the rooms keep their days, with what was noted', () => {
  const draft = draftOf(lin, { room: 'room103', day: '2026-11-24' });
  expect(exchangeCall(draft, 'lin1', lin, later)).toMatchObject({
    input: {
      body: {
        items: [
          { weekday: 2, date: '2026-11-24', doctor: 'lin1', room: 'room103' },
          { weekday: 1, date: '2026-11-23', doctor: 'chen', room: 'room101', note: '看到十一點' },
        ],
      },
    },
  });
});

test('among doctors, the rooms change hands; what is left by both has no clinic that day', () => {
  const draft = draftOf(lin, { doctor: 'chen', day: '2026-11-24' });
  expect(exchangeCall(draft, 'chen', lin, later)).toMatchObject({
    input: {
      body: {
        items: [
          { date: '2026-11-23', room: 'room101', closed: true },
          { date: '2026-11-24', room: 'room103', closed: true },
          { date: '2026-11-24', doctor: 'chen', room: 'room101' },
          { date: '2026-11-23', doctor: 'lin1', room: 'room103' },
        ],
      },
    },
  });
});

test('for every week both entries change in one call', () => {
  const draft = draftOf(lin, { room: 'room103', single: false });
  expect(exchangeCall(draft, 'lin1', lin, chen)).toMatchObject({
    id: 'bulkUpdateDoctorShift',
    input: {
      body: {
        items: [
          { gid: 'entryLin', version: 3, doctor: 'lin1', room: 'room103' },
          { gid: 'entryChen', version: 5, doctor: 'chen', room: 'room101' },
        ],
      },
    },
  });
});

test('an entry of one day and one of every week do not change places, nor two of one day for every week', () => {
  const single = { ...chen, single: true };
  expect(mayExchange(draftOf(lin, { room: 'room103' }), lin, chen)).toBe(true);
  expect(mayExchange(draftOf(lin, { room: 'room103' }), lin, single)).toBe(false);
  expect(mayExchange(draftOf(lin, { room: 'room103', single: false }), { ...lin, single: true }, single)).toBe(false);
});
