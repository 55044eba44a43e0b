import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import type { AdminDataProvider } from '../data/data-provider.ts';
import { positionSort } from '../data/dialect.ts';
import { moved } from './moved.ts';
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
  /** Moves the row at `index` of this page to a place in the whole list, from 0. */
  move(index: number, to: number): Promise<void>;
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

  async function move(index: number, to: number) {
    const gid = rows[index]?.id ?? '';
    try {
      const { data } = await dataProvider.getAll(path);
      const gids = data.map(({ id }) => id);
      // Another administrator may have moved or deleted rows since these were read: it may stand elsewhere by now.
      const from = gids.indexOf(gid);
      const place = Math.max(0, Math.min(gids.length - 1, to));
      if (from < 0) notify('errors.not_found', { type: 'error' });
      else if (from !== place) await dataProvider.sort(path, { gids: moved(gids, from, place) });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    refresh();
  }

  return {
    possible: resource.positioned && Boolean(resource.operations.sort) && whole,
    dragged,
    start,
    total,
    drag: setDragged,
    drop(index) {
      if (dragged !== undefined && dragged !== index) move(dragged, start + index);
      setDragged(undefined);
    },
    move,
  };
}
