import type { Translator } from '#client/language/translator.ts';
import { wholeName } from '#client/text/whole-name.ts';
import { nameRead } from './name-for-reader.ts';

interface Doctor {
  readonly doctorName?: string;
  readonly doctorTitled?: boolean;
  readonly doctorSecondName?: string;
}

/**
 * A doctor as patients read it: with the title of this one, else with that of all; empty if nobody is known. The name
 * that the patient can read goes before the one on the door.
 */
export function doctorText(t: Translator, doctor: Doctor): string {
  const name = doctorNames(t, doctor);
  // An alternative name may come with the word already: Dr. Lin.
  const titled = doctor.doctorTitled || name.indexOf(t('kiosk.result.doctor', { name: '' }).trim()) === 0;
  return name && !titled ? t('kiosk.result.doctor', { name }) : name;
}

/** The same without the word for all doctors. */
export function doctorNames(t: Translator, { doctorName = '', doctorSecondName }: Doctor): string {
  return wholeName(nameRead(t, doctorName, doctorSecondName));
}
