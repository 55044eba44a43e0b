import { useCallback, useEffect, useState } from 'react';
import { isPassing } from '#client/http/call-failure.ts';
import type { QueuePatients, QueueState } from '#generated/shapes.ts';
import type { QueueList } from '#generated/values.ts';
import { work } from '../work.ts';

/** Rows that could not be had are asked for again after this. */
const againMs = 3_000;

type Rows = Pick<QueuePatients, 'tickets' | 'expected'>;

/**
 * The rows of a list beyond those that the state carries: page after page as they are asked for, and read anew
 * whenever the state changes.
 */
export function useMoreRows({ variant, panelGid, queueOwnerGid, seq }: QueueState, list: QueueList) {
  const [pages, setPages] = useState(1);
  const [rows, setRows] = useState<Rows>({ tickets: [], expected: [] });
  const shown = `${queueOwnerGid} ${list}`;
  const [of, setOf] = useState(shown);
  if (of !== shown) {
    setOf(shown);
    setPages(1);
    setRows({ tickets: [], expected: [] });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state may have changed every page
  useEffect(() => {
    if (pages === 1) return;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (page: number) =>
      work.client.call(
        'listQueuePatients',
        { path: { variant }, query: { panelGid, list, page, ...(queueOwnerGid && { queueOwnerGid }) } },
        { keepFailure: true },
      );
    const readAll = async () => {
      try {
        const answers = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => read(index + 2)));
        if (!current) return;
        setRows({
          tickets: answers.flatMap(({ tickets }) => tickets),
          expected: answers.flatMap(({ expected }) => expected),
        });
      } catch (failure) {
        // The rows of before stay; the header says whether the server answers.
        if (current && isPassing(failure)) timer = setTimeout(readAll, againMs);
      }
    };
    void readAll();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [variant, panelGid, queueOwnerGid, list, pages, seq]);
  const showMore = useCallback(() => setPages((now) => now + 1), []);
  return { rows, showMore };
}
