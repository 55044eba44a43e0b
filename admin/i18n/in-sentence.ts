/** The name of a thing as it stands inside a sentence: "Create panel", where a language has small letters. */
export function inSentence(name: string): string {
  return name.charAt(0).toLocaleLowerCase() + name.slice(1);
}
