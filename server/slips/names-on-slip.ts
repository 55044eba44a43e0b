import type { Locale } from '#generated/values.ts';
import type { SlipFacts } from './slip-facts.ts';

/** Letters that only readers of one language know; as `kiosk/result/name-for-reader.ts` has them. */
const ownLetters = { zh: /[\u3400-\u9fff]/, th: /[\u0e00-\u0e7f]/ };

/** The department as readers of the slip's language read it, then as its door says it, unless the queue is named so. */
export function departmentOnSlip({ locale, queueName, departmentName = '', departmentSecondName }: SlipFacts): string {
  const second = nameForReader(locale, departmentName, departmentSecondName);
  return [second, departmentName !== queueName && departmentName].filter(Boolean).join(' ');
}

/**
 * The doctor likewise; empty if nobody is known.
 * @param titled the name with the word for all doctors
 */
export function doctorOnSlip(
  { locale, doctorName = '', doctorTitled, doctorSecondName }: SlipFacts,
  titled: (name: string) => string,
): string {
  const second = nameForReader(locale, doctorName, doctorSecondName);
  const name = second ? `${second} ${doctorName}` : doctorName;
  // An alternative name may come with the word already: Dr. Lin.
  return !name || doctorTitled || name.startsWith(titled('').trim()) ? name : titled(name);
}

/** Which alternative name somebody needs who reads this language: none beside a name in letters that they know. */
export function nameForReader(locale: Locale, name: string, secondName: string | undefined): string | undefined {
  const isForeign = (text: string) =>
    (['zh', 'th'] as const).some((language) => !locale.startsWith(language) && ownLetters[language].test(text));
  return secondName && isForeign(name) && !isForeign(secondName) ? secondName : undefined;
}
