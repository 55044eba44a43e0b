/** Parts of a line that say different things, set apart as the language does; what is missing is left out. */
export function joinParts(locale: string, parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(locale === 'zh-TW' ? '・' : ' · ');
}

/** Sentences and half sentences to be spoken one after the other. */
export function joinSpoken(locale: string, sentences: readonly string[]): string {
  return sentences.join(locale === 'zh-TW' ? '，' : '. ');
}
