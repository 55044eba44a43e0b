import { type RaRecord, useCreatePath } from 'react-admin';
import type { Resource } from '#generated/resources.ts';
import { nameIn } from './name-in.ts';
import { useDescribed } from './use-described.ts';

/** What a row or card of a list says: its record's name, and its page where it has one. */
export function useListed(record: RaRecord) {
  const createPath = useCreatePath();
  const { path, resource } = useDescribed();
  const { update, one } = resource.operations;
  return {
    resource,
    name: nameIn(resource, record),
    page: (update ?? one) ? createPath({ resource: path, type: 'edit', id: record.id }) : undefined,
  };
}

/** Whether anything can be done with one record from its row: a log's entries only stand there. */
export function hasActions({ operations, confirmName }: Resource): boolean {
  return Boolean(operations.update) || (Boolean(operations.delete) && !confirmName);
}
