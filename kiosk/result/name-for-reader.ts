import type { Translator } from '#client/language/translator.ts';

/** Letters that only readers of one language know. */
const ownLetters = { zh: /[\u3400-\u9fff]/, th: /[\u0e00-\u0e7f]/ };

/**
 * Which alternative name somebody needs who reads this language: none beside a name in letters that they know. The name
 * itself stays beside it, as it is written on the door.
 */
export function nameForReader(locale: string, name: string, secondName: string | undefined): string | undefined {
  const isForeign = (text: string) =>
    (['zh', 'th'] as const).some((language) => locale.indexOf(language) !== 0 && ownLetters[language].test(text));
  return secondName && isForeign(name) && !isForeign(secondName) ? secondName : undefined;
}

/** Up to so many letters a name in brackets stays on one line: (101 診). */
const shortName = 12;

/**
 * A name as somebody reads it: where they need the alternative one, that first, then the name as it stands on the door;
 * in brackets where it begins with a figure, which would run into the other: Room 101 (101 診).
 */
export function nameRead({ locale }: Pick<Translator, 'locale'>, name: string, secondName: string | undefined): string {
  const second = nameForReader(locale, name, secondName);
  if (!second) return name;
  if ([ownLetters.zh, ownLetters.th].some((letters) => letters.test(name.charAt(0)))) return `${second} ${name}`;
  return `${second} (${name.length > shortName ? name : name.replace(/ /g, '\u00a0')})`;
}

/** A name as a voice reads it out, which knows the letters of one language. */
export function nameSaid({ locale }: Pick<Translator, 'locale'>, name: string, secondName: string | undefined): string {
  return nameForReader(locale, name, secondName) ?? name;
}

interface AtCounter {
  readonly counterName?: string;
  readonly counterSecondName?: string;
}

/** A room or counter likewise; empty if none is known. */
export function counterText(t: Pick<Translator, 'locale'>, { counterName, counterSecondName }: AtCounter): string {
  return counterName ? nameRead(t, counterName, counterSecondName) : '';
}
