import { account, providerAccount, tokens } from '../session.ts';
import { personKey } from './drafts.ts';

/** Who types. The provider's own pages do not ask who is signed in. */
export function presentPerson(): string | undefined {
  const known = account.get();
  if (known) return personKey(known);
  if (!tokens.get('systemAdvance')) return undefined;
  return personKey(providerAccount());
}
