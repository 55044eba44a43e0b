import { randomText } from './random-text.ts';

/** A new public id: 96 random bits, 16 characters that stand in any address. */
export function newGid(): string {
  return randomText(12, 'base64url');
}
