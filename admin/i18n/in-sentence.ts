/** The name of a thing as it stands inside a sentence: "Create panel", where a language has small letters. */
export function inSentence(name: string): string {
  return name.charAt(0).toLocaleLowerCase() + name.slice(1);
}

/** What so many records of a kind are called inside a sentence: "Delete 600 doctors". */
export function kindInSentence(
  translate: (key: string, options: { smart_count: number }) => string,
  labelKey: string,
  count: number,
): string {
  return inSentence(translate(labelKey, { smart_count: count }));
}
