import type { Locale } from '#generated/values.ts';

/** Letters that only readers of one language know; as `kiosk/result/name-for-reader.ts` has them. */
const ownLetters = { zh: /[\u3400-\u9fff]/, th: /[\u0e00-\u0e7f]/ };

/** Which alternative name somebody needs who reads this language: none beside a name in letters that they know. */
export function nameForReader(locale: Locale, name: string, secondName: string | undefined): string | undefined {
  const isForeign = (text: string) =>
    (['zh', 'th'] as const).some((language) => !locale.startsWith(language) && ownLetters[language].test(text));
  return secondName && isForeign(name) && !isForeign(secondName) ? secondName : undefined;
}

/**
 * A name as somebody reads it: where they need the alternative one, that first, then the name as it stands on the door;
 * in brackets where it begins with a figure, which would run into the other: Room 101 (101 診).
 */
export function nameRead(locale: Locale, name: string, secondName: string | undefined): string {
  const second = nameForReader(locale, name, secondName);
  if (!second) return name;
  return [ownLetters.zh, ownLetters.th].some((letters) => letters.test(name.charAt(0)))
    ? `${second} ${name}`
    : `${second} (${name})`;
}
