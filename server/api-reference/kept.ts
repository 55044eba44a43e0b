import type { Locale } from '#generated/values.ts';

/** Keeps what a function draws for each language and key: anybody may ask for the reference, and it never changes. */
export function kept<Thing, Drawn extends object>(
  draw: (locale: Locale, thing: Thing) => Drawn,
  keyOf: (thing: Thing) => string,
): (locale: Locale, thing: Thing) => Drawn {
  const drawn = new Map<string, Drawn>();
  return (locale, thing) => {
    const key = `${locale} ${keyOf(thing)}`;
    const found = drawn.get(key) ?? draw(locale, thing);
    drawn.set(key, found);
    return found;
  };
}
