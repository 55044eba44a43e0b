import { knownAccount } from '../session.ts';
import { personKey } from './drafts.ts';

/** Who types. */
export function presentPerson(): string | undefined {
  const known = knownAccount();
  return known && personKey(known);
}
