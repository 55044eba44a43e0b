import type { Translate } from '../data/refusal.ts';

/**
 * Seconds as people say them: seconds under a minute, then minutes, from an hour on hours and minutes; an em dash for
 * none. Each number stays on the line of its unit.
 */
export function durationText(seconds: number | undefined, translate: Translate): string {
  if (seconds === undefined) return '—';
  return inWords(seconds, translate).replace(/(\d) /g, '$1\u00a0');
}

function inWords(seconds: number, translate: Translate): string {
  if (seconds < 60) return translate('admin.figures.seconds', { seconds });
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return translate('admin.figures.minutes', { minutes });
  return translate('admin.figures.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
