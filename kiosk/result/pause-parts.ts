import type { Translator } from '#client/language/translator.ts';
import type { PauseReason } from '#generated/values.ts';

/**
 * What there is to say of a pause beyond that it is one: why, and until when.
 * @param until time of day, HH:MM
 */
export function pauseParts(t: Translator, reason: PauseReason | undefined, until: string | undefined): string[] {
  return [
    ...(reason ? [t(`values.PauseReason.${reason}`)] : []),
    ...(until ? [t('kiosk.backAt', { time: until })] : []),
  ];
}
