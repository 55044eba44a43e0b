/** Sentences one after the other; Chinese has no space after the full stop of a sentence. What is missing is left out. */
export function joinSentences(sentences: readonly (string | false | undefined)[]): string {
  return sentences
    .filter(Boolean)
    .join(' ')
    .replace(/([。！？]) /g, '$1');
}
