import { useEffect, useState } from 'react';
import { limits } from '#generated/limits.ts';
import type { DeskNews, QueueState } from '#generated/shapes.ts';
import { work } from '../work.ts';

/** Reports that this page works at the counter, and tells who else does and how the day goes. */
export function useDeskNews({ panelGid }: Pick<QueueState, 'panelGid'>): DeskNews | undefined {
  const [news, setNews] = useState<DeskNews>();
  const [desk] = useState(newDeskName);
  useEffect(() => {
    let over = false;
    const report = () =>
      work.client.call('reportDesk', { body: { panelGid, desk } }, { keepFailure: true, timeoutMs: 8_000 }).then(
        (answer) => over || setNews(answer),
        // The header tells whether the server answers.
        () => over || setNews(undefined),
      );
    void report();
    const timer = setInterval(report, limits.deskReportSeconds * 1000);
    return () => {
      over = true;
      clearInterval(timer);
    };
  }, [panelGid, desk]);
  useEffect(() => {
    const leave = () =>
      void work.client
        .call('reportDesk', { body: { panelGid, desk, left: true } }, { keepFailure: true, timeoutMs: 8_000 })
        .catch(() => undefined);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [panelGid, desk]);
  return news;
}

/** A name for this page; nothing secret, so an engine without crypto may make one too. */
function newDeskName(): string {
  return globalThis.crypto?.randomUUID?.() ?? `desk-${Math.random().toString(36).slice(2).padEnd(8, '0')}`;
}
