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
