import { type BackendModule, createInstance } from 'i18next';
import { getI18nProvider } from 'ra-i18n-i18next';
import type { I18nProvider } from 'react-admin';
import { unnamed } from '#client/language/translator.ts';
import type { Locale } from '#generated/shapes.ts';
import { first, others } from '#generated/texts/admin.ts';
import { Locale as locales } from '#generated/values.ts';
import { calendarOf, dayText, exampleDay } from '../calendar/calendar.ts';
import { organisation } from '../session.ts';

type Texts = { [key: string]: string | Texts };

const i18n = createInstance();
/** What texts say without being told: the day of an example, as the organisation writes days. */
const ofOrganisation = {
  get exampleDay() {
    return dayText(exampleDay, calendarOf(organisation.get()).format);
  },
};

/** Languages of which something is there. */
const begun = new Set<Locale>();
let rest: Promise<unknown> | undefined;

const lazyTexts: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(locale, _namespace, done) {
    begun.add(locale as Locale);
    textsOf(locale as Locale).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, false),
    );
  },
};

/** A language that is changed to when all texts are wanted comes whole. */
async function textsOf(locale: Locale): Promise<Texts> {
  const parts = await Promise.all(rest ? [first[locale](), others[locale]()] : [first[locale]()]);
  return parts.map((part) => part.default as Texts).reduce(together);
}

function together(one: Texts, other: Texts): Texts {
  const merged = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const present = merged[key];
    merged[key] = typeof present === 'object' && typeof value === 'object' ? together(present, value) : value;
  }
  return merged;
}

/** Brings the texts that the first screen does without. Every part that is loaded later waits for them. */
export async function restOfTexts(): Promise<void> {
  rest ??= Promise.all(
    [...begun].map(async (locale) => {
      const { default: texts } = await others[locale]();
      i18n.addResourceBundle(locale, 'translation', texts, true);
    }),
  );
  try {
    await rest;
  } catch (error) {
    rest = undefined; // the next part that needs them asks again
    throw error;
  }
}

/** Makes react-admin's translator of our texts, starting in `locale`; what one language lacks comes in zh-TW, a choice that none has as it is stored. */
export async function loadI18nProvider(locale: Locale): Promise<I18nProvider> {
  return remembering(await makeProvider(locale));
}

/** A list asks for the same hundred words at each drawing; i18next looks each up anew, a tenth of the time to the first list. */
function remembering(provider: I18nProvider): I18nProvider {
  const said = new Map<string, string>();
  const forget = () => said.clear();
  i18n.on('languageChanged', forget);
  i18n.store.on('added', forget);
  organisation.subscribe(forget);
  return {
    ...provider,
    translate(key, params) {
      if (params) return provider.translate(key, params);
      const known = said.get(key) ?? provider.translate(key);
      said.set(key, known);
      return known;
    },
  };
}

function makeProvider(locale: Locale): Promise<I18nProvider> {
  return getI18nProvider(
    i18n.use(lazyTexts),
    {
      lng: locale,
      supportedLngs: [...locales],
      fallbackLng: locales[0],
      load: 'currentOnly',
      nsSeparator: false,
      // Logs keep the code of a refusal alone: lists show its words without the name or number that belongs in them.
      missingInterpolationHandler: () => '…',
      parseMissingKeyHandler: (key, said) => said ?? unnamed(key),
      interpolation: {
        escapeValue: false, // React escapes what it draws
        defaultVariables: ofOrganisation,
      },
    },
    locales.map((name) => ({ locale: name, name })),
  );
}
