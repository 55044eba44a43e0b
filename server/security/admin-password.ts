import { randomInt } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Passwords } from './passwords.ts';

/** Without 0, 1, i, l, o: what is read from a console is typed somewhere else. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The stored hash of the system-advance password. */
export async function adminPasswordHash(database: Database): Promise<string | undefined> {
  const [row] = await database.read<{ value: string }>("SELECT value FROM setting WHERE name = 'adminPasswordHash'");
  return row?.value;
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
    await database.write('setAdminPassword', { passwordHash: await passwords.hash(password) });
  }
  return given ? undefined : password;
}

/** Four groups of five letters and digits: 98 bits. */
function readablePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
