// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { DateFormat, Locale, RetentionRegion, VoiceLanguage } from './shapes.ts';

/** What is known of a language beside its texts. */
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
}

export const languages: Readonly<Record<Locale, Language>> = {
  'zh-TW': {
    name: '中文',
    weekStartsOn: 1,
    fonts: [],
    sheetFont: 'Microsoft JhengHei',
    spokenAs: 'mandarin',
    dateFormat: 'roc',
  },
  'en-US': {
    name: 'English',
    weekStartsOn: 0,
    fonts: ['Latin Marks', 'Noto Sans', 'Segoe UI', 'Helvetica Neue', 'Arial'],
    sheetFont: 'Calibri',
    spokenAs: 'english',
    dateFormat: 'DD/MM/YYYY',
  },
  th: {
    name: 'ไทย',
    weekStartsOn: 0,
    fonts: ['Latin Marks', 'Noto Sans Thai', 'Leelawadee UI', 'Segoe UI', 'Helvetica Neue', 'Arial'],
    sheetFont: 'Leelawadee UI',
    spokenAs: 'thai',
    dateFormat: 'buddhist',
    timeZoneOffsetMinutes: 420,
    retentionRegion: 'thailand',
  },
};

/** What each calls itself. */
export const languageNames: Readonly<Record<Locale, string>> = { 'zh-TW': '中文', 'en-US': 'English', th: 'ไทย' };
