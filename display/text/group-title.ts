import type { ViewGroup } from '#generated/shapes.ts';

/** A group's name with its category beside it. */
export function groupTitle({ name, category }: ViewGroup): string {
  return category ? `${name} · ${category}` : name;
}
