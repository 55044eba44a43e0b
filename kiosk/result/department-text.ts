import type { Translator } from '#client/language/translator.ts';
import { nameForReader } from './name-for-reader.ts';

interface Department {
  readonly departmentName?: string;
  readonly departmentSecondName?: string;
}

/** A department as the patient reads it, then as its door says it, unless that stands beside it already. */
export function departmentText(
  { locale }: Translator,
  { departmentName: name = '', departmentSecondName }: Department,
  beside?: string,
): string {
  const second = nameForReader(locale, name, departmentSecondName);
  return [second, name !== beside && name].filter(Boolean).join(' ');
}
