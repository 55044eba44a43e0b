import { createHash } from 'node:crypto';
import type { TokenKind } from '#generated/values.ts';
import { placeOfAddress } from '../ground/plain-address.ts';

/** What somebody tries to sign in to, whether it exists or not. */
export interface Account {
  readonly kind: Extract<TokenKind, 'session' | 'staff' | 'systemAdvance'>;
  /** The organisation as it was typed; '' for the provider's account. */
  readonly orgGid: string;
  /** The staff id as it was typed; '' for accounts that an organisation has one of. */
  readonly staffId: string;
  /** Whether it is the code of a second factor that could be guessed: a password that is right gives no wrong code back. */
  readonly byCode?: true;
}

/** An account and where somebody tries it from, as the database counts them. */
export interface Tried {
  readonly kind: Account['kind'];
  readonly orgGid: string;
  readonly name: string;
  readonly address: string;
  readonly keys: { readonly pair: string; readonly account: string; readonly address: string; readonly known: string };
}

/** Every way of typing an account is one account; all 2^64 addresses of one IPv6 customer are one address. */
export function triedFrom({ kind, orgGid, staffId, byCode }: Account, ip: string): Tried {
  const [organisation, name] = [orgGid.trim().toLowerCase(), staffId.toLowerCase()];
  const address = placeOfAddress(ip);
  const account = [kind, organisation, name, ...(byCode ? ['code'] : [])];
  return {
    kind,
    orgGid: organisation,
    name,
    address,
    keys: {
      pair: keyOf('pair', ...account, address),
      account: keyOf('account', ...account),
      address: keyOf('address', address),
      known: keyOf('known', ...account, address),
    },
  };
}

function keyOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
