import type { Translator } from '#client/language/translator.ts';
import { nameForReader } from './name-for-reader.ts';

interface Department {
  readonly departmentName?: string;
  readonly departmentSecondName?: string;
}

/** Names that stand beside it already. */
interface Beside {
  readonly queueName?: string;
  readonly queueSecondName?: string;
}

/** A department as the patient reads it, then as its door says it; without what stands beside it already. */
export function departmentText(
  { locale }: Translator,
  { departmentName: name = '', departmentSecondName }: Department,
  { queueName, queueSecondName }: Beside = {},
): string {
  const second = nameForReader(locale, name, departmentSecondName);
  return [second !== queueSecondName && second, name !== queueName && name].filter(Boolean).join(' ');
}
