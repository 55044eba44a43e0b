import { joinParts } from '#client/text/join-parts.ts';
import type { ViewGroup } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';

/** A group's name with its category beside it, unless that says the same. */
export function groupTitle({ name, category }: Pick<ViewGroup, 'name' | 'category'>, locale: Locale): string {
  return joinParts(locale, [name, category !== name && category]);
}
