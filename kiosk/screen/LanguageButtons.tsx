import type { Translator } from '#client/language/translator.ts';
import { Locale } from '#generated/values.ts';
import { language } from '../language.ts';
import './chosen.css';
import './languages.css';

/** One button per language, each in its own words. `keep` remembers the choice on this device. */
export function LanguageButtons({ t, keep = false }: { t: Translator; keep?: boolean }) {
  return (
    <fieldset className="languages">
      <legend className="visually-hidden">{t('kiosk.language')}</legend>
      <div className="languages-row">
        {Locale.map((locale) => (
          <button
            key={locale}
            type="button"
            lang={locale}
            aria-pressed={locale === t.locale}
            onClick={() => (keep ? language.choose(locale) : language.show(locale))}
          >
            {t(`values.Locale.${locale}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
