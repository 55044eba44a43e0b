import type { RefusalEntry } from '../errors/refusal.ts';

/**
 * The texts of a value that no database could keep as they are, by the paths of their fields: the character zero
 * (PostgreSQL refuses it) and half a surrogate pair (it is no Unicode).
 */
export function oddTexts(value: unknown): RefusalEntry[] {
  const found: RefusalEntry[] = [];
  look(value, [], found);
  return found;
}

/** @param path of the value; every body is looked through, and nearly none has anything to name */
function look(value: unknown, path: string[], found: RefusalEntry[]): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) found.push({ code: 'pattern_mismatch', field: path.join('.') });
  } else if (typeof value === 'object' && value !== null) {
    for (const name of Object.keys(value)) {
      path.push(name);
      look((value as Record<string, unknown>)[name], path, found);
      path.pop();
    }
  }
}
