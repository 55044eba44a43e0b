// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { Locale } from '../shapes.ts';

/** Brings the texts of a language when it is asked for. */
export const textLoaders: { readonly [language in Locale]: () => Promise<object> } = {
  'zh-TW': () => import('./kiosk/words-zh-TW.ts').then((texts) => texts.default),
  'en-US': () => import('./kiosk/words-en-US.ts').then((texts) => texts.default),
  'th': () => import('./kiosk/words-th.ts').then((texts) => texts.default),
};
