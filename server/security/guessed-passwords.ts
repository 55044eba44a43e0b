import { readFileSync } from 'node:fs';

let known: ReadonlySet<string> | undefined;

/** Whether a password, in lower case, is one of those that attackers try first. */
export function isCommonPassword(plain: string): boolean {
  return passwords().has(plain);
}

/** How many characters of a password are a common one, counted from its start; 0 for none. */
export function startsWithCommon(plain: string): number {
  for (let length = Math.min(plain.length, longest); length >= shortest; length -= 1) {
    if (passwords().has(plain.slice(0, length))) return length;
  }
  return 0;
}

/** As guessed-passwords.txt has them; shorter ones are refused by their length. */
const shortest = 8;
const longest = 30;

/** Read when the first password is set: 95 kB, about a millisecond. */
function passwords(): ReadonlySet<string> {
  known ??= new Set(
    readFileSync(new URL('./guessed-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# ')),
  );
  return known;
}
