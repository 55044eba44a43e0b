import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { QueueState, Ticket } from '#generated/shapes.ts';
import type { CounterRequest } from '#server/desk/act-at-counter.ts';
import { resetQueue } from '#server/desk/reset-queues.ts';
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

/** Does something to a patient of a list, as a desk shows them. */
function pressRow(state: QueueState, kind: OfList, { number, gid, status }: Ticket): QueueState {
  return hospital.act(state.panelGid, { kind, number }, 'nurse1', undefined, seenIn(state), { gid, status });
}

const ofList = [
  'number',
  'completed',
  'away',
  'examination',
  'back',
  'backFromExamination',
  'moveToPassed',
  'priority',
  'cancel',
] as const;
type OfList = (typeof ofList)[number];

/** All patients of a desk's lists. */
const listed = ({ waiting, passed, away, examination, completed }: QueueState) => [
  ...waiting,
  ...passed,
  ...away,
  ...examination,
  ...completed,
];

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

test.each(ofList)('%s of a list that shows somebody as they were before changes nothing, and says so', (kind) => {
  openRoom(3);
  const before = hospital.act('room101', { kind: 'next' });
  const [third] = before.waiting.filter(({ number }) => number === 3);
  hospital.act('room101', { kind: 'number', number: 3 });
  hospital.act('room101', { kind: 'completed' });
  const after = hospital.look('room101');
  expect(refusalOf(() => pressRow({ ...before, current: undefined }, kind, third as Ticket))).toBe('patient_changed');
  expect(hospital.look('room101')).toEqual(after);
});

test('a number that is somebody else’s since the reset is not the patient whom the list shows', () => {
  hospital.act('desk1', { kind: 'logIn' });
  hospital.issue('desk1', {});
  const before = hospital.look('desk1');
  hospital.run((context) => resetQueue({ organisationGid: 'demo', variant: 'generic', panelGid: 'desk1' }, context));
  hospital.issue('desk1', {});
  expect(refusalOf(() => pressRow(before, 'moveToPassed', before.waiting[0] as Ticket))).toBe('patient_changed');
  const after = hospital.look('desk1');
  expect(after.waiting[0]).toMatchObject({ number: before.waiting[0]?.number, status: before.waiting[0]?.status });
  expect(pressRow(after, 'moveToPassed', after.waiting[0] as Ticket).passed).toHaveLength(1);
});

test('a class of priority that was pressed before another desk changed it, and comes late, changes nothing and says so', () => {
  hospital.setOrganisation({ priorityTags: ['急', '長者'] });
  const before = openRoom(1);
  const change = ({ waiting: [shown] }: QueueState, priorityTag: string) => {
    const { gid, status, number, priorityTag: seen = '' } = shown as Ticket;
    const action = { kind: 'priority', number, priorityTag } as const;
    return hospital.act('room101', action, 'nurse1', undefined, 0, { gid, status, priorityTag: seen });
  };
  const urgent = change(before, '急');
  expect(refusalOf(() => change(before, '長者'))).toBe('patient_changed');
  expect(hospital.look('room101').waiting).toMatchObject([{ number: 1, priorityTag: '急' }]);
  expect(change(urgent, '長者').waiting).toMatchObject([{ number: 1, priorityTag: '長者' }]);
});

test('however two desks press in their lists, only patients as the pressing desk shows them are moved', () => {
  const steps = fc.array(
    fc.record({ desk: fc.nat(1), kind: fc.constantFrom('look', 'next', ...ofList), row: fc.nat(7) }),
    { minLength: 4, maxLength: 40 },
  );
  fc.assert(
    fc.property(steps, (pressed) => {
      hospital.close();
      hospital = openHospital();
      const opened = openRoom(5);
      const desks = [opened, opened];
      for (const { desk, kind, row } of pressed) {
        const shown = desks[desk] as QueueState;
        const rows = listed(shown);
        const ticket = rows[row % rows.length];
        const before = hospital.look('room101');
        if (kind === 'look') desks[desk] = before;
        if (kind === 'look' || !ticket) continue;
        try {
          desks[desk] = kind === 'next' ? press(shown, { kind }) : pressRow(shown, kind, ticket);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          expect(hospital.look('room101')).toEqual(before);
          continue;
        }
        if (kind !== 'next') {
          expect(listed(before).find(({ number }) => number === ticket.number)).toMatchObject({
            gid: ticket.gid,
            status: ticket.status,
          });
        }
      }
    }),
    { numRuns: 15 },
  );
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
