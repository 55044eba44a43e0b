import type { Locale } from '#generated/values.ts';
import type { Html } from '../pages/html.ts';

/** Keeps what a function draws for each language and key: anybody may ask for the reference, and it never changes. */
export function kept<Thing>(
  draw: (locale: Locale, thing: Thing) => Html,
  keyOf: (thing: Thing) => string,
): (locale: Locale, thing: Thing) => Html {
  const drawn = new Map<string, Html>();
  return (locale, thing) => {
    const key = `${locale} ${keyOf(thing)}`;
    const found = drawn.get(key) ?? draw(locale, thing);
    drawn.set(key, found);
    return found;
  };
}
