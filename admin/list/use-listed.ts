import { type RaRecord, useCreatePath, useListContext } from 'react-admin';
import type { Resource } from '#generated/resources.ts';
import { useDescribed } from './use-described.ts';

/** What a row or card of a list says and does: its record's name, its page where it has one, and whether it is chosen. */
export function useListed(record: RaRecord) {
  const createPath = useCreatePath();
  const { path, resource } = useDescribed();
  const { selectedIds, onToggleItem } = useListContext();
  const { update, one } = resource.operations;
  return {
    resource,
    name: String(record[resource.nameKey ?? 'id'] ?? record.id),
    page: (update ?? one) ? createPath({ resource: path, type: 'edit', id: record.id }) : undefined,
    selected: selectedIds?.includes(record.id) ?? false,
    toggle: () => onToggleItem(record.id),
  };
}

/** Whether anything can be done with one record from its row: a log's entries only stand there. */
export function hasActions({ operations, confirmName }: Resource): boolean {
  return Boolean(operations.update) || (Boolean(operations.delete) && !confirmName);
}
