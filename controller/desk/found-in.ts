import type { ExpectedPatient } from '#generated/shapes.ts';

/** Whether a patient is meant by what was typed: a number, with or without zeros before it, or part of a name or record number. */
export function foundIn(
  { number, name, medicalRecordNumber = '' }: Pick<ExpectedPatient, 'number' | 'name' | 'medicalRecordNumber'>,
  sought: string,
): boolean {
  // As typed with an input method that makes full-width digits.
  const text = sought.normalize('NFKC').trim().toLowerCase();
  if (text === '') return true;
  if (/^\d+$/.test(text) && Number(text) === number) return true;
  return [name, medicalRecordNumber].some((one) => one.toLowerCase().includes(text));
}
