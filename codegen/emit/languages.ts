import type { Model } from '../model.ts';
import { literal, printTypeScript } from '../print.ts';
import type { LanguageWords } from '../schema-words.ts';

const types = `/** What is known of a language beside its texts. */
export interface Language {
  /** What it calls itself. */
  name: string;
  weekStartsOn: 0 | 1;
  /** Fonts that are asked before the usual ones. */
  fonts: readonly string[];
  /** A font that has its letters on every office machine. */
  sheetFont: string;
  /** In which language of voices a screen speaks it. */
  spokenAs: VoiceLanguage;
  /** How an organisation that begins in it writes days. */
  dateFormat: DateFormat;
  /** Of a language of one country alone: the clock with which an organisation begins in it. */
  timeZoneOffsetMinutes?: number;
  /** The same: the region whose periods of retention it begins with. */
  retentionRegion?: RetentionRegion;
}`;

/** The languages of the interface with what is known of each, in the order of Locale.json. */
export function languagesOf({ shapes }: Model): [code: string, LanguageWords][] {
  const { enum: codes = [], 'x-languages': known = {} } = shapes.get('Locale')?.schema ?? {};
  return codes.flatMap((code): [string, LanguageWords][] => {
    const words = known[String(code)];
    return words ? [[String(code), words]] : [];
  });
}

/** What front ends and server know of each language. */
export function emitLanguages(model: Model): string {
  const languages = languagesOf(model);
  const facts = languages.map(([code, { dayNames: _, ...language }]) => [code, language]);
  const names = Object.fromEntries(languages.map(([code, { name }]) => [code, name]));
  return printTypeScript(
    "import type { DateFormat, Locale, RetentionRegion, VoiceLanguage } from './shapes.ts';",
    types,
    `export const languages: Readonly<Record<Locale, Language>> = ${literal(Object.fromEntries(facts))};`,
    `/** What each calls itself. */\nexport const languageNames: Readonly<Record<Locale, string>> = ${literal(names)};`,
  );
}

/** Names of months and days, from the calendar's own package. */
export function emitDayNames(model: Model): string {
  const languages = languagesOf(model);
  const names = [...new Set(languages.map(([, { dayNames }]) => dayNames))].sort();
  const entries = languages.map(([code, { dayNames }]) => `  ${literal(code)}: ${dayNames},\n`);
  return printTypeScript(
    `import { ${['type DayPickerLocale', ...names].join(', ')} } from 'react-day-picker/locale';\nimport type { Locale } from './shapes.ts';`,
    `export const dayNames: Readonly<Record<Locale, DayPickerLocale>> = {\n${entries.join('')}};`,
  );
}
