import { useEffect, useState } from 'react';
import type { Translator } from '#client/language/translator.ts';

/** The part of a list that one page shows, and how to turn it. */
export interface Turned<Item> {
  items: readonly Item[];
  page: number;
  count: number;
  turn(page: number): void;
}

/** Turns a list page by page: nobody has to scroll a kiosk. @param visit another one begins at the first page */
export function useTurned<Item>(all: readonly Item[], perPage: number, visit?: object): Turned<Item> {
  const [wanted, turn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next person begins anew
  useEffect(() => turn(0), [visit]);
  const count = Math.max(1, Math.ceil(all.length / perPage));
  const page = Math.min(wanted, count - 1);
  useEffect(() => {
    if (wanted !== page) turn(page);
  }, [wanted, page]);
  return { items: all.slice(page * perPage, (page + 1) * perPage), page, count, turn };
}

/** The buttons that turn the pages; nothing where there is one. */
export function Pages({ t, turned: { page, count, turn } }: { t: Translator; turned: Turned<unknown> }) {
  if (count < 2) return null;
  return (
    <nav className="pages" aria-label={t('kiosk.page.label')}>
      <button type="button" className="tool" data-spoken="" disabled={page === 0} onClick={() => turn(page - 1)}>
        <span aria-hidden="true">←</span> {t('kiosk.page.previous')}
      </button>
      <p className="pages-where" aria-live="polite">
        {t('kiosk.page.of', { page: page + 1, count })}
      </p>
      <button
        type="button"
        className="tool"
        data-spoken=""
        disabled={page === count - 1}
        onClick={() => turn(page + 1)}
      >
        {t('kiosk.page.next')}{' '}
        <span className="after" aria-hidden="true">
          →
        </span>
      </button>
    </nav>
  );
}
