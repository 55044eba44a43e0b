import { useMemo, useState } from 'react';
import { useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import type { AdminDataProvider } from '../data/data-provider.ts';
import { positionSort } from '../data/dialect.ts';
import { movesInTurn } from './moves-in-turn.ts';
import { useDescribed } from './use-described.ts';

export interface Ordering {
  /** Whether the list can be ordered by hand, and is shown in its stored order and whole. */
  possible: boolean;
  /** Row of this page that is being dragged. */
  dragged: number | undefined;
  /** Place in the whole list of the page's first row, from 0. */
  start: number;
  total: number;
  drag(index: number | undefined): void;
  /** Drops the dragged row at a row of this page. */
  drop(index: number): void;
  /** Moves the row at `index` of this page to a place in the whole list, from 0; answers whether it was done. */
  move(index: number, to: number): Promise<boolean>;
}

/** Ordering of a positioned list: the whole order is sent in one call, also when pages are crossed. */
export function useOrdering(): Ordering {
  const { path, resource } = useDescribed();
  const { data: rows = [], sort, filterValues, page, perPage, total = 0 } = useListContext();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [dragged, setDragged] = useState<number>();
  const start = (page - 1) * perPage;
  const whole = sort.field === positionSort && Object.keys(filterValues ?? {}).length === 0;

  const moveRow = useMemo(() => {
    const tell = (text: string) => notify(text, { type: 'error' });
    return movesInTurn({
      read: async () => (await dataProvider.getAll(path)).data.map(({ id }) => String(id)),
      store: (gids) => dataProvider.sort(path, { gids: [...gids] }),
      onGone: () => tell('errors.not_found'),
      onFailure: ({ message }) => tell(message),
      onSent: refresh,
    });
  }, [dataProvider, path, notify, refresh]);
  const move = (index: number, to: number) => moveRow(String(rows[index]?.id ?? ''), to);

  return {
    possible: resource.positioned && Boolean(resource.operations.sort) && whole,
    dragged,
    start,
    total,
    drag: setDragged,
    drop(index) {
      if (dragged !== undefined && dragged !== index) void move(dragged, start + index);
      setDragged(undefined);
    },
    move,
  };
}
