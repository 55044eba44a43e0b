import type { Translator } from '#client/language/translator.ts';
import { limits } from '#generated/limits.ts';
import type { WaitEstimate } from '#generated/shapes.ts';

/** When a patient is likely to be called, in words that promise no more than is known. */
export function waitText(t: Translator, { fromMinutes, toMinutes }: WaitEstimate): string {
  if (toMinutes <= limits.soonMinutes) return t('kiosk.wait.soon');
  if (fromMinutes >= limits.longWaitMinutes) return t('kiosk.wait.long', { count: Math.floor(fromMinutes / 60) });
  if (fromMinutes === 0) return t('kiosk.wait.upTo', { to: toMinutes });
  if (fromMinutes === toMinutes) return t('kiosk.wait.about', { to: toMinutes });
  // The minutes stand on one line: 20 to 35 minutes.
  const range = t('kiosk.wait.range', { from: fromMinutes, to: toMinutes });
  return range.replace(/\d.*\d \S+/, (minutes) => minutes.replace(/ /g, '\u00a0'));
}
