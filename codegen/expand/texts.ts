import type { Sources } from '../sources.ts';
import type { Texts } from '../texts.ts';

/** Every key at which some language has a text. */
export function textKeys({ locales }: Pick<Sources, 'locales'>): Set<string> {
  return new Set(Object.values(locales).flatMap((texts) => keysOf(texts)));
}

function keysOf(texts: Texts, within = ''): string[] {
  return Object.entries(texts).flatMap(([step, inner]) => {
    const key = within ? `${within}.${step}` : step;
    if (typeof inner === 'object') return keysOf(inner, key);
    return inner === '' ? [] : [key];
  });
}
