import { useEffect, useState } from 'react';
import { readEngine } from '#client/device/read-engine.ts';
import { readRuntime } from '#client/device/read-runtime.ts';
import { readStorage } from '#client/device/read-storage.ts';
import { newIdempotencyKey } from '#client/http/idempotency-key.ts';
import { limits } from '#generated/limits.ts';
import type { DeskNews, QueueState } from '#generated/shapes.ts';
import { work } from '../work.ts';
import { obeyDeskNews } from './obey-desk-news.ts';

/** Reports that this page works at the counter, and tells who else does and how the day goes. */
export function useDeskNews({ panelGid }: Pick<QueueState, 'panelGid'>): DeskNews | undefined {
  const [news, setNews] = useState<DeskNews>();
  // A name for this page; as random as the keys of its presses.
  const [desk] = useState(newIdempotencyKey);
  useEffect(() => {
    let over = false;
    const startedAt = Math.round(performance.timeOrigin);
    const report = async () => {
      const said = { engine: readEngine(), runtime: readRuntime(), ...(await readStorage()) };
      const body = { panelGid, desk, startedAt, sentAt: Date.now(), ...said, width: innerWidth, height: innerHeight };
      try {
        const answer = await work.client.call('reportDesk', { body }, { keepFailure: true, timeoutMs: 8_000 });
        if (over) return;
        setNews(answer);
        obeyDeskNews(answer);
      } catch {
        // The header tells whether the server answers.
        if (!over) setNews(undefined);
      }
    };
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
