import type { RefusalEntry } from '../errors/refusal.ts';

/**
 * The texts of a value that no database could keep as they are, by the paths of their fields: the character zero
 * (PostgreSQL refuses it) and half a surrogate pair (it is no Unicode).
 */
export function oddTexts(value: unknown, path = ''): RefusalEntry[] {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? [{ code: 'pattern_mismatch', field: path }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => oddTexts(inner, path ? `${path}.${name}` : name));
}
