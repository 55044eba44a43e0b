import { Locale } from '#generated/values.ts';
import { pairing as en } from '#locales/en-US.json';
import { pairing as th } from '#locales/th.json';
import { pairing as zh } from '#locales/zh-TW.json';

export type PairingText = typeof zh;

const texts: { [language in Locale]: PairingText } = { 'zh-TW': zh, 'en-US': en, th };

/** The languages, that of the browser first: nobody has chosen one yet, and who mounts the device may read any. */
export function languagesFor(wanted: string): Locale[] {
  const own = Locale.filter((one) => one.slice(0, 2) === wanted.slice(0, 2))[0] || Locale[0];
  return [own].concat(Locale.filter((one) => one !== own));
}

/** What the page says in a language. */
export function pairingText(language: Locale): PairingText {
  return texts[language];
}
