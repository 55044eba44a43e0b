// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import { gallery as gallery0, panelTypes as panelTypes0, values as values0 } from '#locales/zh-TW.json';
import { gallery as gallery1, panelTypes as panelTypes1, values as values1 } from '#locales/en-US.json';
import { gallery as gallery2, panelTypes as panelTypes2, values as values2 } from '#locales/th.json';
import type { Locale } from '../shapes.ts';

/** The texts of the gallery in every language. */
export const texts = {
  'zh-TW': { gallery: gallery0, panelTypes: panelTypes0, values: values0 },
  'en-US': { gallery: gallery1, panelTypes: panelTypes1, values: values1 },
  'th': { gallery: gallery2, panelTypes: panelTypes2, values: values2 },
} satisfies Record<Locale, object>;
