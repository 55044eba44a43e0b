import type { ViewCounter } from '#generated/shapes.ts';

/**
 * The word (below `display`) for those who were passed at any of these counters: one list of a whole screen can send
 * them to the desk only where nobody at any counter is a nurse.
 */
export function passedHint(counters: readonly Pick<ViewCounter, 'attendant'>[]): 'deskHint' | 'passedHint' {
  return counters.every(({ attendant }) => attendant === 'clerk') ? 'deskHint' : 'passedHint';
}
