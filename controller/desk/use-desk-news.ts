import { useCallback, useEffect, useRef, useState } from 'react';
import { readEngine } from '#client/device/read-engine.ts';
import { readRuntime } from '#client/device/read-runtime.ts';
import { readStorage } from '#client/device/read-storage.ts';
import { newIdempotencyKey } from '#client/http/idempotency-key.ts';
import type { Store } from '#client/store.ts';
import { limits } from '#generated/limits.ts';
import type { DeskNews, QueueState } from '#generated/shapes.ts';
import { work } from '../work.ts';
import { obeyDeskNews } from './obey-desk-news.ts';

/** A name for this page, as random as the keys of its presses. Who signs in again on it is no other device. */
const desk = newIdempotencyKey();

/** Whoever signs out does not wait for it longer. */
const leaveMs = 3_000;

interface AtCounter {
  news: DeskNews | undefined;
  /** Says that this page works there no more, as long as somebody is signed in who can say so. */
  leave(): Promise<void>;
}

/**
 * Reports that this page works at the counter, and tells who else does and how the day goes.
 * @param press the one that is on its way
 */
export function useDeskNews({ panelGid }: Pick<QueueState, 'panelGid'>, press: Store<unknown>): AtCounter {
  const [news, setNews] = useState<DeskNews>();
  const gone = useRef(false);
  useEffect(() => {
    let over = false;
    gone.current = false;
    const startedAt = Math.round(performance.timeOrigin);
    const report = async () => {
      if (gone.current) return;
      const said = { engine: readEngine(), runtime: readRuntime(), ...(await readStorage()) };
      const body = { panelGid, desk, startedAt, sentAt: Date.now(), ...said, width: innerWidth, height: innerHeight };
      try {
        const answer = await work.client.call('reportDesk', { body }, { keepFailure: true, timeoutMs: 8_000 });
        if (over) return;
        setNews(answer);
        obeyDeskNews(answer, () => press.get() !== undefined);
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
  }, [panelGid, press]);
  const sayLeft = useCallback(async () => {
    const options = { keepFailure: true, keepalive: true, timeoutMs: leaveMs };
    await work.client.call('reportDesk', { body: { panelGid, desk, left: true } }, options).catch(() => undefined);
  }, [panelGid]);
  const leave = useCallback(async () => {
    gone.current = true;
    await sayLeft();
  }, [sayLeft]);
  useEffect(() => {
    const onHide = () => void sayLeft();
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      if (!gone.current) void sayLeft();
    };
  }, [sayLeft]);
  return { news, leave };
}
