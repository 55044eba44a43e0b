import type { Translator } from '#client/language/translator.ts';
import { Locale } from '#generated/values.ts';
import { work } from '../work.ts';

/** Chooses the language of this controller and keeps it on the device. */
export function LanguageSwitch({ t }: { t: Translator }) {
  const choose = (locale: string) => {
    work.language.choose(locale);
    work.stored.change({ language: locale });
  };
  return (
    <select
      className="language-switch"
      aria-label={t('controller.language')}
      value={t.locale}
      onChange={(event) => choose(event.target.value)}
    >
      {Locale.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {t(`values.Locale.${locale}`)}
        </option>
      ))}
    </select>
  );
}
