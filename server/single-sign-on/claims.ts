import { hashOf } from '../ground/new-token.ts';
import { visibleText } from '../shapes/drop-hidden.ts';

type Claims = Readonly<Record<string, unknown>>;

/** The value of a claim: by its whole name (which may be an address), else down into objects at each dot. */
export function claimOf(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let found: unknown = claims;
  for (const part of name.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined;
    found = (found as Claims)[part];
  }
  return found;
}

/** The texts of a claim that is one text or a list of texts. */
export function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string' && one !== '');
}

/**
 * Who somebody is, for the logs: their name, and the account beside it, because names are not unique and people may
 * change theirs.
 */
export function personOf(claims: Claims, nameClaim: string): string {
  const [name = ''] = textsOf(claimOf(claims, nameClaim)).map(plain);
  const [account = ''] = textsOf([claims.preferred_username, claims.email, claims.sub]).map(plain);
  return name && name !== account ? `${cut(name, 110)} (${cut(account, 80)})` : cut(account, 200);
}

/** Which account that is, for us: the same as long as the provider has it, whatever the person is called there. */
export function accountKeyOf(issuer: string, claims: Claims): string {
  return hashOf(`${issuer} ${claims.sub}`).slice(0, 32);
}

/** Without line breaks and other signs that no name has, which logs and databases do not bear. */
function plain(value: string): string {
  return visibleText(value)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

function cut(value: string, most: number): string {
  return value.slice(0, most).toWellFormed();
}
