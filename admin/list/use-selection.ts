import { useListContext } from 'react-admin';
import { useDescribed } from './use-described.ts';

/** Choosing all records of the present page, where they can be chosen at all; those of other pages stay as they are. */
export function useSelection() {
  const { resource } = useDescribed();
  const { data, selectedIds, onSelect } = useListContext();
  const ids = data?.map(({ id }) => id) ?? [];
  const chosen = ids.filter((id) => selectedIds?.includes(id));
  return {
    possible: Boolean(resource.operations.bulkDelete ?? resource.operations.bulkUpdate),
    /** Nothing is there yet that could be chosen. */
    none: ids.length === 0,
    all: ids.length > 0 && chosen.length === ids.length,
    some: chosen.length > 0 && chosen.length < ids.length,
    choose(all: boolean) {
      const others = (selectedIds ?? []).filter((id) => !ids.includes(id));
      onSelect(all ? [...others, ...ids] : others);
    },
  };
}
