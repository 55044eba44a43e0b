// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { Locale } from '../shapes.ts';

/** Brings the texts of a language when it is asked for. */
export const textLoaders: { readonly [language in Locale]: () => Promise<{ default: object }> } = {
  'zh-TW': () => import('./display/words-zh-TW.ts'),
  'en-US': () => import('./display/words-en-US.ts'),
  'th': () => import('./display/words-th.ts'),
};
