import type { Family } from '#generated/families.ts';

/** What the builder needs to know of a family; organisations, which are no documents, have it too. */
export type Listed = Pick<Family, 'entity' | 'searchable' | 'filters' | 'positioned' | 'defaults'> & {
  listFilters?: readonly string[];
  defaultSort?: string;
  thenSort?: readonly string[];
};
