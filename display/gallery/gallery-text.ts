import { createTranslator, type Translator } from '#client/language/translator.ts';
import { sampleVariants } from '#client/samples/sample-variants.ts';
import type { Locale } from '#generated/shapes.ts';
import { texts } from '#generated/texts/gallery.ts';

/** The words of the page in one language. */
export function galleryText(locale: Locale): Translator {
  return createTranslator(locale, texts[locale]);
}

/** What people call a panel type, or one of the boards that it becomes by its settings. */
export function typeText(name: string, text: Translator): string {
  const isBoard = sampleVariants.some((variant) => variant.name === name);
  return text(isBoard ? `gallery.boards.${name}` : `panelTypes.${name}`);
}
