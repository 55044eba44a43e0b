// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { Locale } from '../shapes.ts';

export const first: Readonly<Record<Locale, () => Promise<{ default: object }>>> = {
  'zh-TW': () => import('#locales/zh-TW.json?first'),
  'en-US': () => import('#locales/en-US.json?first'),
  'th': () => import('#locales/th.json?first'),
};

export const others: Readonly<Record<Locale, () => Promise<{ default: object }>>> = {
  'zh-TW': () => import('#locales/zh-TW.json?others'),
  'en-US': () => import('#locales/en-US.json?others'),
  'th': () => import('#locales/th.json?others'),
};
