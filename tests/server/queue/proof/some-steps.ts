/** Steps made at random: likely ones more often, so that most of them find something to do. */
import fc from 'fast-check';
import {
  type Action,
  type Booking,
  type Counter,
  counters,
  type Doing,
  firstNumber,
  owners,
  roomCodes,
  type Step,
  urgentTag,
  variants,
  type Who,
} from './step.ts';

/** Those that appointments have, and that staff name. */
const number = fc.integer({ min: firstNumber, max: firstNumber + 7 });
const session = fc.constantFrom<Booking['shift']>('day', 'day', 'day', 'morning', 'afternoon', 'evening');

/** Another queue than the own is looked at now and then. */
const lookedAt = fc.option(fc.constantFrom(...owners), { nil: undefined, freq: 3 });

const sessionOfClock = fc.constantFrom('morning' as const, 'afternoon' as const, 'evening' as const);

function action(cast: readonly Counter[]): fc.Arbitrary<Action> {
  const plain = fc
    .constantFrom(
      'recall',
      'pass',
      'pause',
      'restart',
      'restart',
      'start',
      'completed',
      'away',
      'examination',
      'undo',
      'undo',
    )
    .map((kind): Action => ({ kind }) as Action);
  const ofNumber = fc
    .tuple(
      fc.constantFrom(
        'number',
        'moveToPassed',
        'back',
        'back',
        'backFromExamination',
        'completed',
        'away',
        'examination',
      ),
      number,
    )
    .map(([kind, number]): Action => ({ kind, number }) as Action);
  const kind = fc.constant('transfer' as const);
  const transfer = fc.oneof(
    fc.record({ kind, toPanelGid: fc.constantFrom(...cast), number }, { requiredKeys: ['kind', 'toPanelGid'] }),
    fc.record({ kind, toGroupGid: fc.constant('billing'), number }, { requiredKeys: ['kind', 'toGroupGid'] }),
  ) as fc.Arbitrary<Action>;
  return fc.oneof(
    { weight: 16, arbitrary: fc.constant<Action>({ kind: 'next' }) },
    { weight: 10, arbitrary: plain },
    { weight: 14, arbitrary: ofNumber },
    { weight: 4, arbitrary: transfer },
    {
      weight: 3,
      arbitrary: fc
        .tuple(number, fc.boolean())
        .map(([number, urgent]): Action => ({ kind: 'priority', number, ...(urgent && { priorityTag: urgentTag }) })),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('back' as const), number, session: sessionOfClock }) },
    {
      weight: 2,
      arbitrary: fc.constantFrom<Action>(
        { kind: 'logOut' },
        { kind: 'logOut', patient: 'back' },
        { kind: 'logOut', patient: 'passed' },
        { kind: 'autoLogOut' },
      ),
    },
    { weight: 3, arbitrary: fc.constantFrom<Action>({ kind: 'logIn' }, { kind: 'logIn', takeOver: true }) },
    { weight: 1, arbitrary: number.map((number): Action => ({ kind: 'preset', number })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Action>(
        { kind: 'pauseIssuing' },
        { kind: 'resumeIssuing' },
        { kind: 'resumeIssuing' },
      ),
    },
    { weight: 1, arbitrary: session.map((session): Action => ({ kind: 'logIn', session })) },
  );
}

const several = [1, 2, 3, 4, 5, 6].map((nth) => firstNumber + nth - 1);
const calls: readonly Action[] = [{ kind: 'next' }, { kind: 'next' }, { kind: 'completed' }, { kind: 'next' }];

/** What follows a call, mostly: a patient who does not come, who is sent away, who is seen; and comes back. */
const episodes: readonly (readonly Action[])[] = [
  [{ kind: 'next' }, { kind: 'pass' }],
  [{ kind: 'next' }, { kind: 'recall' }, { kind: 'recall' }, { kind: 'pass' }],
  [{ kind: 'next' }, { kind: 'start' }, { kind: 'completed' }],
  [{ kind: 'next' }, { kind: 'start' }, { kind: 'examination' }],
  [{ kind: 'next' }, { kind: 'away' }],
  [{ kind: 'next' }, { kind: 'next' }, { kind: 'undo' }, { kind: 'next' }],
  [{ kind: 'next' }, { kind: 'pass' }, { kind: 'undo' }, { kind: 'undo' }],
  [{ kind: 'next' }, { kind: 'transfer', toGroupGid: 'billing' }, { kind: 'undo' }],
  [{ kind: 'next' }, { kind: 'logOut', patient: 'back' }, { kind: 'logIn' }],
  several.map((): Action => ({ kind: 'next' })),
  [...several.map((number): Action => ({ kind: 'back', number })), ...calls],
  [...several.map((number): Action => ({ kind: 'backFromExamination', number })), ...calls],
];

function booking(number: fc.Arbitrary<number>): fc.Arbitrary<Booking> {
  return fc.record({
    number,
    room: fc.constantFrom(...roomCodes),
    shift: session,
    tomorrow: one(12),
    slotted: one(3),
    urgent: one(4),
  });
}

function step(cast: readonly Counter[]): fc.Arbitrary<Step> {
  const at = fc.constantFrom(...cast);
  return fc.oneof(
    {
      weight: 8,
      arbitrary: by(
        at,
        fc.record({ kind: fc.constantFrom('issue' as const, 'addExtra' as const), urgent: fc.boolean() }),
      ),
    },
    { weight: 90, arbitrary: by(at, action(cast)) },
    { weight: 30, arbitrary: press(at) },
    {
      weight: 4,
      arbitrary: by('float', fc.record({ kind: fc.constant('standIn' as const), at, action: standIn(cast) })),
    },
    {
      weight: 16,
      arbitrary: by('machine', take(fc.constantFrom('takeNumber' as const, 'takeNumbers' as const))),
    },
    {
      weight: 5,
      arbitrary: by('system', fc.record({ kind: fc.constant('book' as const), bookings: fc.tuple(booking(number)) })),
    },
    { weight: 2, arbitrary: by('system', fc.record({ kind: fc.constant('takeBack' as const), number })) },
    {
      weight: 3,
      arbitrary: by('office', fc.record({ kind: fc.constantFrom('cancel' as const, 'restore' as const), number })),
    },
    { weight: 16, arbitrary: by('kiosk', choosing(fc.record({ kind: fc.constant('checkIn' as const), number }))) },
    {
      weight: 1,
      arbitrary: by(
        'office',
        fc.record({ kind: fc.constant('resetAll' as const), variant: fc.constantFrom(...variants) }),
      ),
    },
    { weight: 1, arbitrary: by('office', fc.record({ kind: fc.constant('resetOne' as const), at })) },
    {
      weight: 1,
      arbitrary: by('office', fc.constantFrom<Doing>({ kind: 'closeDay' }, { kind: 'resetAll', variant: 'generic' })),
    },
    {
      weight: 4,
      arbitrary: by(
        'clock',
        fc.record({ kind: fc.constant('goOn' as const), minutes: fc.integer({ min: 1, max: 20 }) }),
      ),
    },
  );
}

const of = fc.constantFrom('billing' as const, 'room' as const, 'xray' as const);

function take(kind: fc.Arbitrary<'takeNumber' | 'takeNumbers'>): fc.Arbitrary<Doing> {
  return choosing(fc.record({ kind, of }));
}

/** Somebody who may choose a counter of the common queue, mostly one of two, so that others are left out often. */
function choosing<Made extends object>(made: fc.Arbitrary<Made>): fc.Arbitrary<Made & { chosen?: Counter }> {
  const chosen = fc.option(fc.constantFrom<Counter>('desk1', 'desk1', 'desk2', 'desk3'), { nil: undefined, freq: 2 });
  return fc.tuple(made, chosen).map(([doing, counter]) => ({ ...doing, ...(counter && { chosen: counter }) }));
}

/** At the own desk of a counter or at the second one that its nurse has open; now and then before it has drawn the last call. */
function press(at: fc.Arbitrary<Counter>): fc.Arbitrary<Step> {
  const kind = fc.constantFrom('next', 'next', 'next', 'pass', 'recall', 'completed', 'start', 'away', 'undo');
  return fc
    .record({ at, kind, hasty: one(3), second: fc.boolean(), again: one(4) })
    .map(({ at, kind, hasty, second, again }): Step => pressed(second ? 'secondDesk' : at, at, { kind }, hasty, again));
}

function pressed(who: Who, at: Counter, action: Action, hasty: boolean, again = false): Step {
  return { who, doing: { kind: 'press', at, action, hasty }, again };
}

/** Next, pressed twice before the call was drawn, while the other desk of the same nurse presses it too. */
function twice(at: Counter): Step[] {
  const next: Action = { kind: 'next' };
  return [
    pressed(at, at, next, false),
    pressed('secondDesk', at, next, false),
    pressed(at, at, next, true),
    pressed('secondDesk', at, next, true),
  ];
}

function standIn(cast: readonly Counter[]): fc.Arbitrary<Action> {
  return fc.oneof(fc.constant<Action>({ kind: 'logIn', takeOver: true }), action(cast));
}

/** The line goes dead, or the power: at once, or some way into what the others are at. */
const cut = by('network', fc.record({ kind: fc.constant('cut' as const), afterMs: fc.nat({ max: 6 }) }));

/**
 * A stretch of a day.
 * @param cast the counters at which most of it happens
 * @param cuts how often of a hundred steps the line goes dead
 */
export function someSteps(cast: readonly Counter[], maxLength: number, cuts: number): fc.Arbitrary<Step[]> {
  const one = fc.oneof({ weight: 100 - cuts, arbitrary: step(cast) }, { weight: cuts, arbitrary: cut });
  const episode = fc
    .tuple(fc.constantFrom(...cast), fc.constantFrom(...episodes))
    .map(([who, actions]) => actions.map((doing): Step => ({ who, doing, again: false })));
  const some = fc.oneof(
    { weight: 9, arbitrary: fc.tuple(one) },
    { weight: 3, arbitrary: episode },
    { weight: 1, arbitrary: fc.constantFrom(...cast).map(twice) },
  );
  return fc.noBias(fc.array(some, { minLength: 1, maxLength, size: 'max' })).map((parts) => parts.flat());
}

/** Who is here when it begins: appointments were booked, numbers drawn, and some patients have come. */
export const someMorning: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.tuple(...[1, 2, 3, 4, 5].map((nth) => booking(fc.constant(firstNumber + nth)))),
    fc.subarray([1, 2, 3, 4, 5]),
    fc.array(choosing(fc.constant({ kind: 'takeNumber' as const, of: 'billing' as const })), {
      minLength: 4,
      maxLength: 4,
    }),
  )
  .map(([bookings, came, choosers]) => [
    ...counters.map((who): Step => ({ who, doing: { kind: 'logIn' }, again: false })),
    { who: 'system', doing: { kind: 'book', bookings }, again: false },
    ...choosers.map((doing): Step => ({ who: 'machine', doing, again: false })),
    ...(['billing', 'room', 'xray'] as const).map(
      (of): Step => ({ who: 'machine', doing: { kind: 'takeNumbers', of }, again: true }),
    ),
    ...came.map((nth): Step => ({ who: 'kiosk', doing: { kind: 'checkIn', number: firstNumber + nth }, again: false })),
  ]);

function one(of: number): fc.Arbitrary<boolean> {
  return fc.integer({ min: 1, max: of }).map((chance) => chance === of);
}

function by(who: Who | fc.Arbitrary<Who>, doing: fc.Arbitrary<Doing>): fc.Arbitrary<Step> {
  return fc
    .record({ who: typeof who === 'string' ? fc.constant(who) : who, doing, again: one(4), lookedAt })
    .map(({ lookedAt, ...step }) => ({ ...step, ...(lookedAt && { lookedAt }) }));
}
