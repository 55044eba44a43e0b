import type { Translator } from '#client/language/translator.ts';
import type { PauseTold } from '#generated/shapes.ts';
import { pauseParts } from './pause-parts.ts';

/** What says that nobody calls for now, in parts: the ticket page, a check-in and the ticket machine say it alike. */
export function pauseLine(t: Translator, { reason, until }: PauseTold): string[] {
  return [t('kiosk.ticket.paused'), ...pauseParts(t, reason, until)];
}
