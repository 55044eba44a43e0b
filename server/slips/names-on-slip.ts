import { nameForReader, nameRead } from '../ground/name-for-reader.ts';
import type { SlipFacts } from './slip-facts.ts';

/** The department as readers of the slip's language read it, then as its door says it; without what the queue's names say. */
export function departmentOnSlip(facts: SlipFacts): string {
  const { locale, queueName, queueSecondName, departmentName = '', departmentSecondName } = facts;
  const second = nameForReader(locale, departmentName, departmentSecondName);
  const added = [second !== queueSecondName && second, departmentName !== queueName && departmentName];
  return added.filter(Boolean).join(' ');
}

/**
 * The doctor likewise; empty if nobody is known.
 * @param titled the name with the word for all doctors
 */
export function doctorOnSlip(
  { locale, doctorName = '', doctorTitled, doctorSecondName }: SlipFacts,
  titled: (name: string) => string,
): string {
  const name = nameRead(locale, doctorName, doctorSecondName);
  // An alternative name may come with the word already: Dr. Lin.
  return !name || doctorTitled || name.startsWith(titled('').trim()) ? name : titled(name);
}
