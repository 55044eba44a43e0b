// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import { type DayPickerLocale, enUS, th, zhTW } from 'react-day-picker/locale';
import type { Locale } from './shapes.ts';

export const dayNames: Readonly<Record<Locale, DayPickerLocale>> = {
  'zh-TW': zhTW,
  'en-US': enUS,
  'th': th,
};
