import type { TextLoader } from '#client/language/use-translator.ts';

/** The sections of texts that this front end needs, one file per language, loaded when asked for. */
export const textLoader: TextLoader = {
  'zh-TW': () => import('./zh-TW.ts'),
  'en-US': () => import('./en-US.ts'),
  th: () => import('./th.ts'),
};
