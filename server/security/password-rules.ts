import type { ErrorCode } from '#generated/errors.ts';
import { limits } from '#generated/limits.ts';
import { Refusal } from '../errors/refusal.ts';
import { isCommonPassword, startsWithCommon } from './guessed-passwords.ts';

/** Whose password it is, and what anybody who attacks it knows already. */
export interface PasswordOwner {
  /** Staff reach the patients of their rooms; whoever administers reaches everything, and has more to type. */
  readonly kind: 'administrator' | 'staff';
  /** Names and ids that stand on the door: of the organisation, of the person. */
  readonly words: readonly string[];
}

/** Names of the product and of the account that everybody knows. */
const ourWords = ['callboard', 'administrator', 'admin', 'password'];

/** Keys that lie beside each other, and what one counts and spells. */
const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The fewest characters of a password. */
export function passwordLength({ kind }: Pick<PasswordOwner, 'kind'>): number {
  return kind === 'staff' ? limits.staffPasswordCharacters : limits.passwordCharacters;
}

/**
 * Checks a new password by the one rule of the product (docs/decisions/053-sign-in-limits-and-passwords.md, after NIST
 * SP 800-63B): long enough, none of the common ones, no row of keys, not a name with something behind it. Which
 * characters it has does not matter.
 * @param field where the refusal stands in the request
 * @throws Refusal too_short, password_common, password_pattern, password_has_name
 */
export function checkPassword(password: string, owner: PasswordOwner, field = 'password'): void {
  const code = passwordFault(password, owner);
  if (!code) return;
  const number = passwordLength(owner);
  throw new Refusal({ code, field, ...(code === 'too_short' && { params: { number } }) });
}

/** What is wrong with a password; undefined when nothing is. */
export function passwordFault(password: string, owner: PasswordOwner): ErrorCode | undefined {
  const atLeast = passwordLength(owner);
  if ([...password.normalize('NFC')].length < atLeast) return 'too_short';
  const plain = password.normalize('NFKC').toLowerCase();
  if (isCommonPassword(plain)) return 'password_common';
  if (isPattern(plain)) return 'password_pattern';
  if (isMostlyNames(plain, owner.words, atLeast * 0.6)) return 'password_has_name';
  return undefined;
}

/** Something short again and again, or a few runs of neighbouring characters, behind a common password or alone. */
function isPattern(plain: string): boolean {
  const characters = [...plain];
  if (isRepeated(characters)) return true;
  const common = startsWithCommon(plain);
  const rest = [...plain.slice(common)];
  const runs = rest.filter((character, index) => index === 0 || !follows(rest[index - 1] ?? '', character)).length;
  return (common > 0 ? 1 : 0) + runs <= characters.length / 4;
}

function isRepeated(characters: readonly string[]): boolean {
  const longest = Math.floor(characters.length / 2);
  for (let period = 1; period <= longest; period += 1) {
    if (characters.every((character, index) => character === characters[index % period])) return true;
  }
  return false;
}

function follows(one: string, next: string): boolean {
  if (one === next) return true;
  return rows.some((row) => row.includes(one + next) || row.includes(next + one));
}

/** Whether too little is left once the known names are taken out. */
function isMostlyNames(plain: string, names: readonly string[], enough: number): boolean {
  const words = [...ourWords, ...names.flatMap(wordsIn)].sort((a, b) => b.length - a.length);
  let left = plain;
  for (const word of words) left = left.replaceAll(word, '');
  return left !== plain && [...left].length < enough;
}

/** A name whole and in parts; what is shorter than this stands in too many good passwords. */
function wordsIn(name: string): string[] {
  const plain = name.normalize('NFKC').toLowerCase();
  const parts = [plain, ...plain.split(/[\s._\-–—/()（）]+/u)];
  return parts.filter((part) => part.length >= (/^[ -~]*$/.test(part) ? 3 : 2));
}
