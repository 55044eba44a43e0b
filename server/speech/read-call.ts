import { languages as spoken } from '#generated/languages.ts';
import type { VoicePart } from '#generated/shapes.ts';
import type { Locale, Session, VoiceLanguage } from '#generated/values.ts';
import { text } from '../ground/texts.ts';
import { numberWords, roomNumberWords, writtenWords } from './number-words.ts';
import type { Said, VoiceBank } from './voice-bank.ts';

/** What a call says of itself. */
export interface SpokenCall {
  readonly number: number;
  /** Name of the room or counter, as screens show it. */
  readonly panelName: string;
  readonly groupName: string | undefined;
  readonly session: Session;
}

/** How a call is said in one language: never empty. */
export interface Reading {
  readonly language: VoiceLanguage;
  readonly say: readonly Said[];
}

/**
 * How a call is said: once in each language of the custom parts, in the order in which they first appear, each with its
 * own custom parts and with all the others; where no part is custom, in the language of the screen.
 */
export function readCall(call: SpokenCall, parts: readonly VoicePart[], bank: VoiceBank, locale: Locale): Reading[] {
  return languagesOf(parts, bank, locale).flatMap((language) => {
    const say = batchReads(parts.flatMap((part) => partOf(part, call, language, bank)));
    return say.length > 0 ? [{ language, say }] : [];
  });
}

/** The languages in which a call of these parts is said. */
export function languagesOf(parts: readonly VoicePart[], bank: VoiceBank, locale: Locale): VoiceLanguage[] {
  const languages = new Set(
    parts.flatMap(({ type, voice }) => (type === 'custom' ? (bank.voice(voice ?? '')?.language ?? []) : [])),
  );
  // Where a later version was here before, a recording may be in a language that this one cannot say numbers in.
  const known = [...languages].filter((language) => language in locales);
  return known.length > 0 ? known : [spoken[locale].spokenAs];
}

/** What a part other than a custom one says of a call without having a recording for it. */
export function unrecorded(part: VoicePart, call: SpokenCall, language: VoiceLanguage, bank: VoiceBank): string[] {
  if (part.type === 'custom') return [];
  return partOf(part, call, language, bank).filter((said) => typeof said === 'string');
}

/** The language that writes what is said in this one. */
const locales: Readonly<Record<VoiceLanguage, Locale>> = {
  mandarin: 'zh-TW',
  taiwanese: 'zh-TW',
  hakka: 'zh-TW',
  english: 'en-US',
  marshallese: 'en-US',
  thai: 'th',
  malay: 'en-US',
};

function partOf({ type, voice }: VoicePart, call: SpokenCall, language: VoiceLanguage, bank: VoiceBank): Said[] {
  switch (type) {
    case 'custom': {
      const found = bank.voice(voice ?? '');
      return found?.language === language ? [found.said] : [];
    }
    case 'currentQueueNumber': {
      const figures = String(call.number);
      const whole = bank.recording(language, figures);
      return whole ? [whole] : (recorded(numberWords(call.number, language), language, bank) ?? [figures]);
    }
    case 'panelName':
      return nameOf(call.panelName, language, bank);
    case 'panelNumber':
      return nameOf(/\d+/.exec(call.panelName)?.[0] ?? '', language, bank);
    case 'groupName':
      return nameOf(call.groupName ?? '', language, bank);
    case 'clinicHours':
      // Cashiers have no sessions but the day.
      if (call.session === 'day') return [];
      return nameOf(text(locales[language], `display.session.${call.session}`), language, bank);
    default:
      // A part that a later version knows: this one leaves it out, and the screen says and shows the rest.
      return [];
  }
}

/** A name as one recording, or from the recordings of its words and numbers, or as a text. */
function nameOf(name: string, language: VoiceLanguage, bank: VoiceBank): Said[] {
  if (name === '') return [];
  const whole = bank.recording(language, name);
  if (whole) return [whole];
  const words = (name.match(/\d+|[^\d\s]+/g) ?? []).flatMap((word) =>
    /\d/.test(word) ? roomNumberWords(word, language) : [word],
  );
  const written = name.replaceAll(/\d{3,}/g, (digits) => writtenWords(roomNumberWords(digits, language), language));
  return recorded(words, language, bank) ?? [written];
}

/** The recordings of some words, each as long as there is one; undefined unless all are there: no half numbers. */
function recorded(words: readonly string[], language: VoiceLanguage, bank: VoiceBank): Said[] | undefined {
  if (words.length === 0) return [];
  for (let end = words.length; end > 0; end -= 1) {
    const clip = bank.recording(language, writtenWords(words.slice(0, end), language));
    const rest = clip && recorded(words.slice(end), language, bank);
    if (clip && rest) return [clip, ...rest];
  }
  return undefined;
}

/** Texts that follow each other are said in one breath. */
function batchReads(said: readonly Said[]): Said[] {
  const joined: Said[] = [];
  for (const one of said) {
    const last = joined.at(-1);
    if (typeof one === 'string' && typeof last === 'string') joined[joined.length - 1] = `${last}, ${one}`;
    else joined.push(one);
  }
  return joined;
}
