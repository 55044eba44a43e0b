import { useCallback, useEffect, useState } from 'react';
import type { CallOptions } from '#client/http/http-client.ts';
import { readUntilAnswered } from '#client/http/read-until-answered.ts';
import type { QueuePatients, QueueState } from '#generated/shapes.ts';
import type { QueueList } from '#generated/values.ts';
import { work } from '../work.ts';

type Rows = Pick<QueuePatients, 'tickets' | 'expected'>;

/**
 * The rows of a list beyond those that the state carries: page after page as they are asked for, and read again
 * whenever the state changes.
 */
export function useMoreRows(state: QueueState, list: QueueList) {
  const { variant, panelGid, queueOwnerGid, serviceDate, session, seq } = state;
  const [pages, setPages] = useState(1);
  const [rows, setRows] = useState<Rows>({ tickets: [], expected: [] });
  // A session or a day goes over into the next without anything happening in the queue.
  const shown = `${queueOwnerGid} ${serviceDate} ${session} ${list}`;
  const [of, setOf] = useState(shown);
  if (of !== shown) {
    setOf(shown);
    setPages(1);
    setRows({ tickets: [], expected: [] });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state may have changed every page; `shown` has what is asked for
  useEffect(() => {
    if (pages === 1) return;
    const read = (page: number, asked: CallOptions) =>
      work.client.call(
        'listQueuePatients',
        { path: { variant }, query: { panelGid, list, page, ...(queueOwnerGid && { queueOwnerGid }) } },
        asked,
      );
    // The rows of before stay until then; the header says whether the server answers.
    return readUntilAnswered(
      (asked) => Promise.all(Array.from({ length: pages - 1 }, (_, index) => read(index + 2, asked))),
      (answers) =>
        setRows({
          tickets: answers.flatMap(({ tickets }) => tickets),
          expected: answers.flatMap(({ expected }) => expected),
        }),
    );
  }, [variant, panelGid, shown, pages, seq]);
  const showMore = useCallback(() => setPages((now) => now + 1), []);
  return { rows, showMore };
}
