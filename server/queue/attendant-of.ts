import type { Attendant } from '#generated/values.ts';
import type { CounterPlace } from './place.ts';

/**
 * Whom those turn to who missed their call: at cashier and registration counters nobody is a nurse. A counter of the
 * default type is one of these by its calling mode (3: numbers are taken, and called in a group).
 */
export function attendantOf({ variant, callingMode }: Pick<CounterPlace, 'variant' | 'callingMode'>): Attendant {
  return variant === 'cashierRegistration' || callingMode === 3 ? 'clerk' : 'nurse';
}
