// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import words0 from '#locales/zh-TW.json' with { type: 'json' };
import words1 from '#locales/en-US.json' with { type: 'json' };
import words2 from '#locales/th.json' with { type: 'json' };
import type { Locale } from '../shapes.ts';

/** The texts of every language. */
export const texts = {
  'zh-TW': words0,
  'en-US': words1,
  'th': words2,
} satisfies Record<Locale, object>;
