import type { QueueVariant } from '#generated/values.ts';
import type { CounterCommand } from './decide-counter.ts';

export interface VariantRules {
  /** Numbers begin anew with each session of the clock, or once for the day. */
  readonly numbers: 'session' | 'day';
  /** What its counters can do. */
  readonly actions: ReadonlySet<CounterCommand['kind']>;
  /** Counters that its patients may be sent to. */
  readonly transfersTo: readonly QueueVariant[];
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
  'issuing',
  'moveToPassed',
  'completed',
  'transfer',
] as const satisfies readonly CounterCommand['kind'][];

/**
 * What differs between the families of queue calls. Numbers of cashiers come from the ticket machine and those of
 * examinations from the appointments, so there is nothing to preset; doctors send patients to examinations and back.
 */
export const variants: Readonly<Record<QueueVariant, VariantRules>> = {
  clinic: {
    numbers: 'session',
    actions: new Set([...everywhere, 'preset']),
    transfersTo: ['clinic', 'inspection'],
  },
  inspection: {
    numbers: 'day',
    actions: new Set(everywhere),
    transfersTo: ['inspection', 'clinic'],
  },
  cashierRegistration: {
    numbers: 'day',
    actions: new Set(everywhere),
    transfersTo: ['cashierRegistration', 'generic'],
  },
  generic: {
    numbers: 'day',
    actions: new Set([...everywhere, 'preset']),
    transfersTo: ['generic', 'cashierRegistration'],
  },
};
