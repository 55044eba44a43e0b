import { deviceStorage } from '#client/device/browser-storage.ts';
import { createLanguage } from '#client/language/language.ts';
import { Locale } from '#generated/values.ts';
import { routeOf } from './route.ts';

/** The language of this page. */
export const language = createLanguage(deviceStorage(), document.documentElement);

// A patient's own phone speaks its owner's language; a device in the hall that of its panel.
if (routeOf(window.location.pathname)?.page === 'ticket' && !language.wasChosen()) {
  const spoken = (navigator.languages ?? [navigator.language]).map((name) => name.split('-')[0]);
  const wanted = spoken.map((name) => Locale.filter((locale) => locale.split('-')[0] === name)[0]).filter(Boolean);
  if (wanted[0]) language.show(wanted[0]);
}
