/** One of several things that a line says; what is missing is left out. */
export type LinePart = string | false | undefined;

/** What stands between the parts of a line, as the language has it. */
export function partSeparator(locale: string): string {
  return locale === 'zh-TW' ? '・' : ' · ';
}

/** Parts of a line that say different things, set apart as the language does. */
export function joinParts(locale: string, parts: readonly LinePart[]): string {
  return parts.filter(Boolean).join(partSeparator(locale));
}

/** Sentences and half sentences to be spoken one after the other. */
export function joinSpoken(locale: string, sentences: readonly string[]): string {
  return sentences.join(locale === 'zh-TW' ? '，' : '. ');
}
