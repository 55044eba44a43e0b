import type { ExpectedPatient } from '#generated/shapes.ts';

/** A text as it is looked for: whether large or small, and as an input method that makes full-width digits writes it. */
export function soughtText(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** Whether a patient is meant by what was typed: a number, with or without zeros before it, or part of a name or record number. */
export function foundIn(
  { number, name, medicalRecordNumber = '' }: Pick<ExpectedPatient, 'number' | 'name' | 'medicalRecordNumber'>,
  sought: string,
): boolean {
  const text = soughtText(sought);
  if (/^\d+$/.test(text) && Number(text) === number) return true;
  return [name, medicalRecordNumber].some((one) => soughtText(one).includes(text));
}
