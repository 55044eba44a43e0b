// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { Locale } from '../shapes.ts';

/** Brings the texts of a language when it is asked for. */
export const textLoaders: { readonly [language in Locale]: () => Promise<object> } = {
  'zh-TW': () => import('./spreadsheet/words-zh-TW.ts').then((texts) => texts.default),
  'en-US': () => import('./spreadsheet/words-en-US.ts').then((texts) => texts.default),
  'th': () => import('./spreadsheet/words-th.ts').then((texts) => texts.default),
};
