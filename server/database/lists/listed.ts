import type { Family } from '#generated/families.ts';

/** What the builder needs to know of a family; organisations, which are no documents, have it too. */
export type Listed = Pick<Family, 'entity' | 'searchable' | 'filters' | 'positioned' | 'defaults'> & {
  listFilters?: readonly string[];
  defaultSort?: string;
  thenSort?: readonly string[];
  nameKey?: string;
  /** Set for documents, which have keys of these, and for tables of their own, which have none. */
  sortable?: readonly string[];
  ownTable?: boolean;
  /** Properties that stand in a column of the table besides. */
  columns?: Readonly<Record<string, string>>;
};
