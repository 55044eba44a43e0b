/** The rules at work: real calls on the real database, the lists that people see, and what the log says of it. */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { QueuePolicy, QueueState } from '#generated/shapes.ts';
import { type Hospital, openHospital } from '../hospital.ts';
import { expectRowsToEqualLog, logOf } from '../stored-rows.ts';

const minute = 60_000;
let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

/** Appointments of these numbers in room 101; each checks in a minute after the one before. */
function book(...numbers: number[]): void {
  hospital.push(...numbers.map((serialNumber) => ({ serialNumber, patientId: `C${serialNumber}` })));
  for (const number of numbers) come(number);
}

function come(number: number): string {
  hospital.now += minute;
  return hospital.checkIn(`C${number}`).data[0]!.outcome;
}

const rules = (queuePolicy: QueuePolicy, more: object = {}) => hospital.setOrganisation({ queuePolicy, ...more });
const next = (): QueueState => hospital.act('room101', { kind: 'next' });
const pass = (): QueueState => hospital.act('room101', { kind: 'pass' });
const open = (): QueueState => hospital.act('room101', { kind: 'logIn' });
const listed = ({ waiting }: QueueState) => waiting.map(({ number }) => number);

/** Presses next until nobody waits; the numbers in the order of the calls. */
function callAll(): number[] {
  const numbers: number[] = [];
  for (let state = open(); state.waiting.length > 0; ) {
    state = next();
    numbers.push(state.current!.number);
  }
  return numbers;
}

test('a passed patient who comes back is seen three numbers after the present one, the list says so', () => {
  rules({ passedRule: 'afterN', passedAfter: 3, passedEvery: 2 });
  book(1, 2, 3, 4, 5, 6, 7, 8, 9);
  open();
  next();
  pass();
  next();
  pass();
  const third = next();
  expect([third.current?.number, listed(third)]).toEqual([3, [4, 5, 6, 7, 8, 9]]);
  expect(come(2)).toBe('rejoined');
  expect(come(1)).toBe('rejoined');
  expect(listed(hospital.act('room101', { kind: 'recall' }))).toEqual([4, 5, 6, 2, 7, 8, 1, 9]);
  expect(callAll()).toEqual([4, 5, 6, 2, 7, 8, 1, 9]);
});

test('staff take a passed patient back under the same rule', () => {
  rules({ passedRule: 'afterN', passedAfter: 1, passedEvery: 1 });
  book(1, 2, 3);
  open();
  next();
  pass();
  hospital.act('room101', { kind: 'back', number: 1 });
  expect(callAll()).toEqual([2, 1, 3]);
});

test('by check-in the patient who came first goes first, and the kiosk tells the true position', () => {
  rules({ order: 'checkIn' });
  book(7, 3);
  hospital.push({ serialNumber: 5, patientId: 'C5' });
  expect(hospital.checkIn('C5').data[0]).toMatchObject({ ahead: 2 });
  expect(callAll()).toEqual([7, 3, 5]);
});

test('tags of the appointment make a class of priority, with an ordinary patient in between', () => {
  rules({ priorityEvery: 2, priorityAgeMinutes: 0 }, { priorityTags: ['急件', '敬老'] });
  const tagged = (serialNumber: number, tag: string) => ({ serialNumber, patientId: `C${serialNumber}`, tags: [tag] });
  hospital.push(tagged(11, '敬老'), tagged(12, '急件'), tagged(13, '敬老'));
  for (const number of [11, 12, 13]) come(number);
  book(1, 2);
  expect(callAll()).toEqual([12, 11, 1, 13, 2]);
});

test('whoever comes after the end of the own slot stands late, and the log says why each was called', () => {
  rules({ lateRule: 'everyN', lateEvery: 2 });
  hospital.push({ serialNumber: 1, patientId: 'C1', slotStartTime: '08:00', slotEndTime: '08:30' });
  book(4, 5, 6);
  expect(come(1)).toBe('checkedInLate');
  expect(callAll()).toEqual([4, 5, 1, 6]);
  const reasons = logOf(hospital).flatMap(({ kind, number, payload }) =>
    kind === 'called' ? [`${number} ${payload?.lane} ${payload?.reason}`] : [],
  );
  expect(reasons).toEqual(['4 booked inOrder', '5 booked inOrder', '1 late inserted', '6 booked inOrder']);
});

test('a room with rules of its own follows them alone', () => {
  rules({ order: 'checkIn' });
  hospital.change('panel', 'room101', {
    type: 'defaultPanel',
    name: '101 診',
    roomCode: 'R101',
    callingMode: 1,
    settings: {},
    ownQueuePolicy: true,
  });
  book(7, 3, 5);
  expect(callAll()).toEqual([3, 5, 7]);
});

test('a patient whom staff call by number counts as the turn of the lane', () => {
  rules({ passedRule: 'everyN', passedEvery: 2 });
  book(1, 2, 3, 4, 5, 6);
  open();
  for (let calls = 0; calls < 2; calls += 1) {
    next();
    pass();
  }
  come(1);
  hospital.act('room101', { kind: 'number', number: 2 });
  expect(callAll()).toEqual([3, 4, 1, 5, 6]);
});

test.each(['urgent', 'called by number'])(
  'who comes back after a patient of a later slot who was %s waits for the slot of the others',
  (how) => {
    rules({ passedRule: 'endOfSlot' }, { priorityTags: ['急件'] });
    const tags = how === 'urgent' ? ['急件'] : [];
    const inSlot = (serialNumber: number, slotEndTime: string, more = {}) =>
      hospital.push({ serialNumber, patientId: `C${serialNumber}`, slotEndTime, ...more });
    for (const number of [1, 2, 3]) inSlot(number, '10:00');
    for (const number of [1, 2, 3]) come(number);
    open();
    next();
    pass();
    for (const number of [11, 12]) inSlot(number, '11:00', number === 12 ? { tags } : {});
    for (const number of [11, 12]) come(number);
    const ahead = how === 'urgent' ? next() : hospital.act('room101', { kind: 'number', number: 12 });
    expect(ahead.current?.number).toBe(12);
    come(1);
    expect(callAll()).toEqual([2, 3, 1, 11]);
  },
);

test('whatever the rules and whoever comes, the list shown is the order of the calls', () => {
  const policy = fc.record({
    order: fc.constantFrom('registration', 'checkIn' as const),
    bookedFirst: fc.boolean(),
    passedRule: fc.constantFrom('everyN', 'afterN', 'endOfSession', 'asBefore' as const),
    passedAfter: fc.integer({ min: 0, max: 3 }),
    passedEvery: fc.integer({ min: 1, max: 3 }),
    priorityEvery: fc.integer({ min: 0, max: 2 }),
    priorityAgeMinutes: fc.constantFrom(0, 3),
    lateRule: fc.constantFrom('asNormal', 'everyN', 'endOfSlot', 'endOfSession' as const),
    lateEvery: fc.integer({ min: 1, max: 3 }),
    extraRule: fc.constantFrom('endOfSession', 'afterBooked', 'everyN', 'asNormal' as const),
    extraEvery: fc.integer({ min: 1, max: 3 }),
  });
  const people = fc.array(
    fc.record({
      tag: fc.constantFrom('急件', '敬老', '複診'),
      late: fc.boolean(),
      walkIn: fc.boolean(),
      added: fc.boolean(),
      passed: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(policy, people, (queuePolicy, arriving) => {
      const day = openHospital();
      const ordinary = hospital;
      hospital = day;
      try {
        rules(queuePolicy, { priorityTags: ['急件', '敬老'] });
        open();
        for (const [index, { tag, late, walkIn, added, passed }] of arriving.entries()) {
          day.now += minute;
          const serialNumber = 100 + index;
          const slotEndTime = late ? '08:30' : '11:30';
          if (walkIn && added) day.issue('room101', { extra: true, priorityTag: tag === '複診' ? undefined : tag });
          else if (walkIn) day.takeNumber({ panelGid: 'room101' });
          else {
            day.push({ serialNumber, patientId: `C${serialNumber}`, tags: [tag], slotEndTime });
            come(serialNumber);
          }
          if (!passed) continue;
          next();
          const { current } = pass();
          expect(current).toBeUndefined();
          if (!walkIn) come(serialNumber);
        }
        const shown = listed(day.act('room101', { kind: 'pause' }));
        day.act('room101', { kind: 'restart' });
        expect(callAll()).toEqual(shown);
        expectRowsToEqualLog(day);
      } finally {
        hospital = ordinary;
        day.close();
      }
    }),
    { numRuns: 15 },
  );
}, 120_000);
