import { Refusal } from '../errors/refusal.ts';
import type { Passwords } from './passwords.ts';

/**
 * Whether the old password is right, so that it may be changed. False where the new one is the password already: a
 * change whose answer was lost is sent again, and is done.
 * @throws Refusal wrong_password where neither is the password
 */
export async function provesChange(
  passwords: Passwords,
  stored: string | null | undefined,
  { oldPassword, password }: { readonly oldPassword: string; readonly password: string },
): Promise<boolean> {
  if (await passwords.verify(stored, oldPassword)) return true;
  if (await passwords.verify(stored, password)) return false;
  throw new Refusal({ code: 'wrong_password', field: 'oldPassword' });
}
