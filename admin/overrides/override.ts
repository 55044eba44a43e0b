import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { ResourceName } from '#generated/resources.ts';

/** Screens that stand in place of a family's generated ones. A file here is named after its family. */
export interface Override {
  List?: ComponentType<{ resource: string }>;
  Create?: ComponentType<{ resource: string }>;
  /** Gets everything below the record's address. */
  Edit?: ComponentType<{ resource: string; id: string }>;
  /** Key of a text that says what else deleting this record does, before it is done. */
  deletes?(record: RaRecord): string | undefined;
}

const files = import.meta.glob<{ override: Override }>('./*.tsx', { eager: true });

/** The override of a family; empty where its screens are the generated ones. */
export function overrideOf(name: ResourceName): Override {
  return files[`./${name}.tsx`]?.override ?? {};
}
