import type { Translate } from '../data/refusal.ts';

/** Seconds as people say them: minutes, from an hour on hours and minutes; an em dash for none. */
export function durationText(seconds: number | undefined, translate: Translate): string {
  if (seconds === undefined) return '—';
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return translate('admin.figures.minutes', { minutes });
  return translate('admin.figures.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
