// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import { pairing as pairing0 } from '#locales/zh-TW.json';
import { pairing as pairing1 } from '#locales/en-US.json';
import { pairing as pairing2 } from '#locales/th.json';
import type { Locale } from '../shapes.ts';

/** The texts of the pairing in every language. */
export const texts = {
  'zh-TW': { pairing: pairing0 },
  'en-US': { pairing: pairing1 },
  'th': { pairing: pairing2 },
} satisfies Record<Locale, object>;
