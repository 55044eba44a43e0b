import { limits } from '#generated/limits.ts';
import type { Contact, DisplayState } from '../state.ts';
import { serverNow } from '../time/server-clock.ts';

/** What a screen may say about itself, by the age of its last contact with the server in ms. */
export function contactOf(age: number): Contact {
  if (age >= limits.staleHideSeconds * 1000) return 'lost';
  return age >= limits.staleMarkSeconds * 1000 ? 'late' : 'fresh';
}

/** The same with the minute of that contact, by the server's clock. */
export function contactSince(age: number): Pick<DisplayState, 'contact' | 'since'> {
  return { contact: contactOf(age), since: Math.floor((serverNow() - age) / 60_000) * 60_000 };
}
