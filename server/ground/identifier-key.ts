import { plainDigits } from './plain-digits.ts';

/** How card and record numbers and typed codes are compared: without spaces, whatever their case, their digits and the width of both. */
export function identifierKey(typed: string): string {
  return plainDigits(typed.normalize('NFKC')).replace(/\s+/g, '').toUpperCase();
}
