import { texts } from '#generated/texts/pairing.ts';
import { Locale } from '#generated/values.ts';

export type PairingText = (typeof texts)['zh-TW']['pairing'];

/** The languages, that of the browser first: nobody has chosen one yet, and who mounts the device may read any. */
export function languagesFor(wanted: string): Locale[] {
  const own = Locale.filter((one) => one.slice(0, 2) === wanted.slice(0, 2))[0] || Locale[0];
  return [own].concat(Locale.filter((one) => one !== own));
}

/** What the page says in a language. */
export function pairingText(language: Locale): PairingText {
  return texts[language].pairing;
}
