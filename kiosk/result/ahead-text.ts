import type { Translator } from '#client/language/translator.ts';

/** How many wait before a patient. */
export function aheadText(t: Translator, ahead: number): string {
  return ahead === 0 ? t('kiosk.result.nobodyAhead') : t('kiosk.result.ahead', { count: ahead });
}
