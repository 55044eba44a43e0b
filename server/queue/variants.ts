import type { QueueVariant } from '#generated/values.ts';
import type { CounterCommand } from './counter-command.ts';

export interface VariantRules {
  /** Numbers begin anew with each session of the clock, or once for the day. */
  readonly numbers: 'session' | 'day';
  /** What its counters can do. */
  readonly actions: ReadonlySet<CounterCommand['kind']>;
  /** Counters that its patients may be sent to. */
  readonly transfersTo: readonly QueueVariant[];
  /** How long a call usually takes; estimates begin with it, until the day has times of its own. */
  readonly usualMinutes: number;
}

const everywhere = [
  'logIn',
  'logOut',
  'autoLogOut',
  'next',
  'number',
  'recall',
  'pass',
  'pause',
  'restart',
  'start',
  'away',
  'back',
  'issuing',
  'priority',
  'moveToPassed',
  'completed',
  'transfer',
] as const satisfies readonly CounterCommand['kind'][];

/** Only doctors and examination rooms send somebody to an examination. */
const medical = [...everywhere, 'examination', 'backFromExamination'] as const;

/**
 * What differs between the families of queue calls. Numbers of cashiers come from the ticket machine and those of
 * examinations from the appointments, so there is nothing to preset; doctors send patients to examinations and back, also
 * into the line of a group.
 */
export const variants: Readonly<Record<QueueVariant, VariantRules>> = {
  clinic: {
    numbers: 'session',
    actions: new Set([...medical, 'preset']),
    transfersTo: ['clinic', 'inspection', 'generic'],
    usualMinutes: 6,
  },
  inspection: {
    numbers: 'day',
    actions: new Set(medical),
    transfersTo: ['inspection', 'clinic', 'generic'],
    usualMinutes: 8,
  },
  cashierRegistration: {
    numbers: 'day',
    actions: new Set(everywhere),
    transfersTo: ['cashierRegistration', 'generic'],
    usualMinutes: 3,
  },
  generic: {
    numbers: 'day',
    actions: new Set([...everywhere, 'preset']),
    transfersTo: ['generic', 'cashierRegistration'],
    usualMinutes: 3,
  },
};
