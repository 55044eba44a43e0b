/** What people and machines of a small hall do, as data: made at random, printed when a run fails. */
import fc from 'fast-check';
import type { AppointmentCreate } from '#generated/shapes.ts';
import type { CommandName } from '#server/commands.ts';
import type { CounterRequest } from '#server/queue/act-at-counter.ts';

/** Three counters of one group, a clinic's room, the ticket machine, the kiosk, the hospital's system, the office. */
export const people = ['desk1', 'desk2', 'desk3', 'room', 'machine', 'kiosk', 'agency', 'office'] as const;
export type Who = (typeof people)[number];

export type Doing =
  | CounterRequest['action']
  | { readonly kind: 'takeNumber' | 'reset' | 'issue' | 'addExtra' }
  | { readonly kind: 'push' | 'checkIn'; readonly number: number };

export interface Step {
  readonly who: Who;
  readonly doing: Doing;
  /** The network gave no answer in time: the same call is sent again at once. */
  readonly again: boolean;
}

const today = '2026-11-21';

/** Numbers of the group begin here. */
export const firstNumber = 1001;
const number = fc.integer({ min: firstNumber, max: firstNumber + 9 });
const counter = fc.constantFrom('desk1', 'desk2', 'desk3', 'room');

const atCounter: fc.Arbitrary<Doing> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Doing>({ kind: 'next' }) },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(
        'recall',
        'pass',
        'pause',
        'restart',
        'completed',
        'start',
        'away',
        'examination',
        'logOut',
        'logIn',
      )
      .map((kind): Doing => ({ kind }) as Doing),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom('number', 'moveToPassed', 'back', 'examinationBack'), number)
      .map(([kind, number]): Doing => ({ kind, number }) as Doing),
  },
  { weight: 1, arbitrary: fc.boolean().map((paused): Doing => ({ kind: 'issuing', paused })) },
  { weight: 1, arbitrary: fc.constantFrom('issue', 'addExtra').map((kind): Doing => ({ kind }) as Doing) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(number, fc.constantFrom('敬老', undefined))
      .map(([number, tag]): Doing => ({ kind: 'priority', number, ...(tag && { priorityTag: tag }) })),
  },
  { weight: 1, arbitrary: counter.map((toPanelGid): Doing => ({ kind: 'transfer', toPanelGid })) },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ who: counter, doing: atCounter, again: fc.boolean() }) as fc.Arbitrary<Step> },
  { weight: 5, arbitrary: one('machine', fc.constant({ kind: 'takeNumber' })) },
  {
    weight: 1,
    arbitrary: one(
      'agency',
      number.map((number) => ({ kind: 'push', number })),
    ),
  },
  {
    weight: 1,
    arbitrary: one(
      'kiosk',
      number.map((number) => ({ kind: 'checkIn', number })),
    ),
  },
  { weight: 1, arbitrary: one('office', fc.constant({ kind: 'reset' })) },
);

/** A stretch of a day; whoever sits at a counter has logged in, and three have taken a number. */
export function someSteps(maxLength: number): fc.Arbitrary<Step[]> {
  return fc.array(step, { minLength: 1, maxLength, size: 'max' });
}

export const opening: readonly Step[] = [
  ...(['desk1', 'desk2', 'desk3', 'room'] as const).map(
    (who): Step => ({ who, doing: { kind: 'logIn' }, again: false }),
  ),
  ...[1, 2, 3].map((): Step => ({ who: 'machine', doing: { kind: 'takeNumber' }, again: true })),
];

function one(who: Who, doing: fc.Arbitrary<Doing>): fc.Arbitrary<Step> {
  return fc.record({ who: fc.constant(who), doing, again: fc.boolean() });
}

/** The command that a step is, in the hall of an organisation. */
export function commandOf({ who, doing }: Step, organisationGid: string): { name: CommandName; argument: object } {
  const gid = (name: string) => `${organisationGid}-${name}`;
  switch (doing.kind) {
    case 'takeNumber': {
      const machine = { devicePanelGid: gid('machine'), source: 'ticketMachine', groupGid: gid('billing') };
      return { name: 'takeNumber', argument: { organisationGid, ...machine } };
    }
    case 'issue':
    case 'addExtra': {
      const variant = who === 'room' ? 'clinic' : 'generic';
      const at = { panelGid: gid(who), variant, staffGid: gid(`nurse-${who}`) };
      return { name: 'issueAtCounter', argument: { organisationGid, ...at, extra: doing.kind === 'addExtra' } };
    }
    case 'reset':
      return { name: 'resetQueues', argument: { organisationGid, variant: 'generic' } };
    case 'push':
      return { name: 'createAppointments', argument: { organisationGid, items: [appointmentOf(doing.number)] } };
    case 'checkIn':
      return { name: 'checkIn', argument: { organisationGid, identifier: `P${doing.number}`, kioskPanelGid: null } };
    default: {
      const action =
        doing.kind === 'transfer' && 'toPanelGid' in doing ? { ...doing, toPanelGid: gid(doing.toPanelGid) } : doing;
      const variant = who === 'room' ? 'clinic' : 'generic';
      const request = { organisationGid, panelGid: gid(who), variant, staffGid: gid(`nurse-${who}`), action };
      return { name: 'actAtCounter', argument: request };
    }
  }
}

function appointmentOf(serialNumber: number): AppointmentCreate {
  return {
    appointmentId: `A${serialNumber}`,
    department: '批價',
    room: serialNumber % 2 === 0 ? 'DESK' : 'ROOM',
    inspectionDay: today,
    shift: 'morning',
    serialNumber,
    name: '王小明',
    patientId: `P${serialNumber}`,
  };
}
