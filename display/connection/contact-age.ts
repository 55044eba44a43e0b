import { limits } from '#generated/limits.ts';
import type { Contact } from '../state.ts';

/** What a screen may say about itself, by the age of its last contact with the server in ms. */
export function contactOf(age: number): Contact {
  if (age >= limits.staleHideSeconds * 1000) return 'lost';
  return age >= limits.staleMarkSeconds * 1000 ? 'late' : 'fresh';
}
