import { plainEntry } from '#client/text/plain-digits.ts';

/** Whether two typed card or record numbers are the same to the server: without spaces, whatever their case, digits and width. */
export function sameIdentifier(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(typed: string): string {
  return plainEntry(typed).replace(/\s+/g, '').toUpperCase();
}
