import { createTranslator, type Texts, type Translator } from '#client/language/translator.ts';
import { sampleVariants } from '#client/samples/sample-variants.ts';
import type { Locale } from '#generated/shapes.ts';
import { gallery as en, panelTypes as enTypes, values as enValues } from '#locales/en-US.json';
import { gallery as th, panelTypes as thTypes, values as thValues } from '#locales/th.json';
import { gallery as zh, panelTypes as zhTypes, values as zhValues } from '#locales/zh-TW.json';

const texts: Record<Locale, Texts> = {
  'zh-TW': { gallery: zh, panelTypes: zhTypes, values: zhValues },
  'en-US': { gallery: en, panelTypes: enTypes, values: enValues },
  th: { gallery: th, panelTypes: thTypes, values: thValues },
};

/** The words of the page in one language. */
export function galleryText(locale: Locale): Translator {
  return createTranslator(locale, texts[locale]);
}

/** What people call a panel type, or one of the boards that it becomes by its settings. */
export function typeText(name: string, text: Translator): string {
  const isBoard = sampleVariants.some((variant) => variant.name === name);
  return text(isBoard ? `gallery.boards.${name}` : `panelTypes.${name}`);
}
