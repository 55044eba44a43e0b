/** What we need of a keyboard event to know the key by the letter that stands on it. */
export interface LetteredKey {
  readonly key: string;
  readonly code: string;
}

/**
 * The key as buttons name it: a letter in lower case, else the browser's own name. A Thai or a Bopomofo keyboard gives
 * signs of its own, and an input method may take a key before anybody sees what it is; the same letter stands on it.
 */
export function pressedKey({ key, code }: LetteredKey): string {
  const plain = key.normalize('NFKC');
  if (plain.length === 1 && plain <= '~') return plain.toLowerCase();
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return letter?.toLowerCase() ?? key;
}
