import { randomInt } from 'node:crypto';
import { identifierKey } from '../ground/identifier-key.ts';

/** Capitals and digits that nobody takes for one another on a screen across a room. */
const characters = 'ACDEFGHJKMNPQRTUVWXY34679';
const length = 6;

/** A new code: one of 244 million. */
export function newPairingCode(): string {
  return Array.from({ length }, () => characters.charAt(randomInt(characters.length))).join('');
}

/** A code as it was made, however it was typed. */
export function plainPairingCode(typed: string): string {
  return identifierKey(typed).replaceAll('-', '');
}
