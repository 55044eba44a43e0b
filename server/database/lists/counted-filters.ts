import type { Family } from '#generated/families.ts';

/**
 * Filters whose counts are kept: those on what is stored as one value; what is computed on reading changes without the
 * record, and a list counts under each of its entries.
 */
export function countedFilters({ filters, readOnly, listFilters }: Family): string[] {
  return filters.filter((name) => !readOnly.includes(name) && !listFilters.includes(name));
}

/** A filter's value as the counts have it; undefined where there is none. */
export function countedValue(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(Number(value)) : undefined;
}
