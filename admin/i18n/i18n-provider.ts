import { type BackendModule, createInstance } from 'i18next';
import { getI18nProvider } from 'ra-i18n-i18next';
import type { I18nProvider } from 'react-admin';
import type { Locale } from '#generated/shapes.ts';
import { Locale as locales } from '#generated/values.ts';

const texts: Record<Locale, () => Promise<{ default: object }>> = {
  'zh-TW': () => import('#locales/zh-TW.json'),
  'en-US': () => import('#locales/en-US.json'),
  th: () => import('#locales/th.json'),
};

/** Each language is fetched when it is first needed. */
const lazyTexts: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(locale, _namespace, done) {
    texts[locale as Locale]().then(
      (loaded) => done(null, loaded.default as Parameters<typeof done>[1]),
      (error: Error) => done(error, false),
    );
  },
};

/** Makes react-admin's translator of our texts, starting in `locale`; what one language lacks comes in zh-TW. */
export function loadI18nProvider(locale: Locale): Promise<I18nProvider> {
  return getI18nProvider(
    createInstance().use(lazyTexts),
    {
      lng: locale,
      supportedLngs: [...locales],
      fallbackLng: locales[0],
      load: 'currentOnly',
      nsSeparator: false,
      interpolation: { escapeValue: false }, // React escapes what it draws
    },
    locales.map((name) => ({ locale: name, name })),
  );
}
