import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { QueueState } from '#generated/shapes.ts';
import type { CounterRequest } from '#server/desk/act-at-counter.ts';
import { Refusal } from '#server/errors/refusal.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';
import { refusalOf } from '../queue/refusal-of.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

const seenIn = ({ current }: QueueState) => current?.seq ?? 0;

function press(state: QueueState, action: CounterRequest['action']): QueueState {
  return hospital.act(state.panelGid, action, 'nurse1', undefined, seenIn(state));
}

/** So many patients wait at room 101, and its nurse has signed in. */
function openRoom(patients: number): QueueState {
  for (let number = 1; number <= patients; number++) hospital.push({ serialNumber: number });
  for (let number = 1; number <= patients; number++) hospital.checkIn(`P${number}`);
  return hospital.act('room101', { kind: 'logIn' });
}

test('a press that was made before the last call was seen changes nothing, and says so', () => {
  const before = openRoom(3);
  const called = press(before, { kind: 'next' });
  expect(called.current?.number).toBe(1);
  for (const kind of ['next', 'pass', 'recall', 'completed', 'away', 'start', 'logOut'] as const) {
    expect(refusalOf(() => press(before, { kind } as CounterRequest['action']))).toBe('counter_changed');
  }
  expect(refusalOf(() => press(before, { kind: 'number', number: 3 }))).toBe('counter_changed');
  expect(hospital.look('room101')).toEqual(called);
  expect(press(called, { kind: 'next' }).current?.number).toBe(2);
});

test('a patient of the lists is none of the call’s business, and who does not say what was seen acts as before', () => {
  const before = openRoom(3);
  hospital.act('room101', { kind: 'next' });
  expect(press(before, { kind: 'moveToPassed', number: 3 }).passed).toHaveLength(1);
  expect(hospital.act('room101', { kind: 'next' }).current?.number).toBe(2);
});

test('however two desks of one nurse press, nobody is completed or passed whom the pressing desk has not shown as called', () => {
  const kinds = ['next', 'recall', 'pass', 'completed', 'start', 'look', 'number'] as const;
  const steps = fc.array(
    fc.record({ desk: fc.nat(1), kind: fc.constantFrom(...kinds), number: fc.integer({ min: 1, max: 8 }) }),
    {
      minLength: 4,
      maxLength: 40,
    },
  );
  fc.assert(
    fc.property(steps, (pressed) => {
      hospital.close();
      hospital = openHospital();
      const opened = openRoom(8);
      const desks = [opened, opened];
      const seen = desks.map(() => new Set<number>());
      const ended = new Set<number>();
      const look = (desk: number, state: QueueState) => {
        desks[desk] = state;
        if (state.current) seen[desk]?.add(state.current.number);
      };
      for (const { desk, kind, number } of pressed) {
        if (kind === 'look') {
          look(desk, hospital.look('room101'));
          continue;
        }
        const action = kind === 'number' ? { kind, number } : { kind };
        try {
          look(desk, press(desks[desk] as QueueState, action));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          continue;
        }
        const { completed, passed } = hospital.look('room101');
        for (const ticket of [...completed, ...passed]) {
          if (ended.has(ticket.number)) continue;
          ended.add(ticket.number);
          expect(seen[desk]?.has(ticket.number)).toBe(true);
        }
        for (const gone of [...ended]) {
          if (![...completed, ...passed].some((ticket) => ticket.number === gone)) ended.delete(gone);
        }
      }
    }),
    { numRuns: 30 },
  );
});
