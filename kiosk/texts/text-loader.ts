import type { TextLoader } from '#client/language/use-translator.ts';

/** The texts of this front end (build/own-texts.ts), one file per language, loaded when asked for. */
export const textLoader: TextLoader = {
  'zh-TW': () => import('./zh-TW.ts').then((texts) => texts.default),
  'en-US': () => import('./en-US.ts').then((texts) => texts.default),
  th: () => import('./th.ts').then((texts) => texts.default),
};
