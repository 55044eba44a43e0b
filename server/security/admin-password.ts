import { randomInt } from 'node:crypto';
import type { ErrorCode } from '#generated/errors.ts';
import { limits } from '#generated/limits.ts';
import type { Database } from '../database/database.ts';
import { readAdminPasswordHash, setAdminPassword } from './commands.ts';
import { passwordFault } from './password-rules.ts';
import type { Passwords } from './passwords.ts';

/** Without 0, 1, i, l, o: what is read from a console is typed somewhere else. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The stored hash of the system-advance password. */
export function adminPasswordHash(database: Database): Promise<string | undefined> {
  return database.query(readAdminPasswordHash());
}

/**
 * Sees to the password of the system-advance account: the environment's always wins; without one it is made at the
 * first start.
 * @returns the password if it was made now, to be printed this once
 */
export async function ensureAdminPassword(
  database: Database,
  passwords: Passwords,
  given: string,
): Promise<string | undefined> {
  const stored = await adminPasswordHash(database);
  if (!given && stored) return undefined;
  const password = given || readablePassword();
  if (!(stored && (await passwords.verify(stored, password)))) {
    await database.write(setAdminPassword, { passwordHash: await passwords.hash(password) });
  }
  return given ? undefined : password;
}

/**
 * What is wrong with the password that the environment gives; undefined when it is none or good.
 * @returns a sentence for the operator
 */
export function weakAdminPassword(given: string): string | undefined {
  const fault =
    given === '' ? undefined : passwordFault(given, { kind: 'administrator', words: ['system', 'advance'] });
  return fault && reasons[fault];
}

const reasons: Partial<Record<ErrorCode, string>> = {
  too_short: `has fewer than ${limits.passwordCharacters} characters`,
  password_common: 'is one of those that attackers try first',
  password_pattern: 'is made of repeated characters or characters in a row',
  password_has_name: 'is made of words that everybody knows here',
};

/** Four groups of five letters and digits: 98 bits. */
function readablePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
