// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { Locale } from '../shapes.ts';

/** Brings the texts of a language when it is asked for. */
export const textLoaders: { readonly [language in Locale]: () => Promise<object> } = {
  'zh-TW': () => import('./controller/words-zh-TW.ts'),
  'en-US': () => import('./controller/words-en-US.ts'),
  'th': () => import('./controller/words-th.ts'),
};
