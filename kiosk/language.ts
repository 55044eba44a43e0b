import { deviceStorage } from '#client/device/stored-record.ts';
import { createLanguage } from '#client/language/language.ts';

/** The language of this page. */
export const language = createLanguage(deviceStorage(), document.documentElement);
