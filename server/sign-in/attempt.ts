import type { Call } from '../call/handler.ts';
import { Refusal } from '../errors/refusal.ts';
import { tooManyFailures } from '../security/too-many-failures.ts';
import { type Account, triedFrom } from './account.ts';
import { countFailedSignIn, noteGoodSignIn, returnSignInAttempt, takeSignInAttempt } from './commands.ts';
import { readSignInWait } from './read-wait.ts';

/**
 * Checks a secret that somebody could guess, within the limits of its account and of the address
 * (docs/decisions/053-sign-in-limits-and-passwords.md): only what is refused counts.
 * @param check throws the refusal of a wrong secret
 * @throws Refusal too_many_failures with the seconds to wait, before anything is looked at; whatever the check throws
 */
export async function attempt<A>(
  { services, request }: Pick<Call<'signOut'>, 'services' | 'request'>,
  account: Account,
  check: () => Promise<A>,
): Promise<A> {
  if (!services.limitFailures) return check();
  const { database } = services;
  const tried = triedFrom(account, request.ip);
  // Whoever goes on and on is answered from a read: the writer has others to serve.
  const standing = await database.query(readSignInWait(tried, services.clock()));
  const waitMs = standing || (await database.write(takeSignInAttempt, tried)).waitMs;
  if (waitMs > 0) throw tooManyFailures(waitMs);
  try {
    const found = await check();
    await database.write(noteGoodSignIn, tried);
    return found;
  } catch (error) {
    const isGuess = error instanceof Refusal && !error.isTemporary() && !asksForMore(error);
    await database.write(isGuess ? countFailedSignIn : returnSignInAttempt, tried);
    throw error;
  }
}

/**
 * Whether no code was shown yet: that counts for nothing, neither as a failure nor, as a right code does, in place of
 * those before, or who knows the password could go on guessing codes.
 */
function asksForMore({ entries }: Refusal): boolean {
  return entries.some(({ code }) => code === 'second_factor_needed');
}
