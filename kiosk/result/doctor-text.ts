import type { Translator } from '#client/language/translator.ts';
import { wholeName } from '#client/text/whole-name.ts';

/** A doctor as patients read it: with the title of this one, else with that of all; empty if nobody is known. */
export function doctorText(
  t: Translator,
  { doctorName = '', doctorTitled }: { readonly doctorName?: string; readonly doctorTitled?: boolean },
): string {
  const name = wholeName(doctorName);
  return name && !doctorTitled ? t('kiosk.result.doctor', { name }) : name;
}
