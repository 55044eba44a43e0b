import type { QueueVariant } from '#generated/values.ts';

export interface VariantRules {
  /** Numbers begin anew with each session of the clock, or once for the day. */
  readonly numbers: 'session' | 'day';
  /** Counters that its patients may be sent to. */
  readonly transfersTo: readonly QueueVariant[];
  /** How long a call usually takes; estimates begin with it, until the day has times of its own. */
  readonly usualMinutes: number;
}

/**
 * What differs between the families of queue calls, beside what can be done at their counters: that is a column of
 * schemas/queue/CounterActions.json. Numbers of cashiers come from the ticket machine and those of examinations from the
 * appointments, so there is nothing to preset; doctors send patients to examinations and back, also into the line of a
 * group.
 */
export const variants: Readonly<Record<QueueVariant, VariantRules>> = {
  clinic: {
    numbers: 'session',
    transfersTo: ['clinic', 'inspection', 'generic'],
    usualMinutes: 6,
  },
  inspection: {
    numbers: 'day',
    transfersTo: ['inspection', 'clinic', 'generic'],
    usualMinutes: 8,
  },
  cashierRegistration: {
    numbers: 'day',
    transfersTo: ['cashierRegistration', 'generic'],
    usualMinutes: 3,
  },
  generic: {
    numbers: 'day',
    transfersTo: ['generic', 'cashierRegistration'],
    usualMinutes: 3,
  },
};
