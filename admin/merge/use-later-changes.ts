import { useCallback } from 'react';
import type { ChangeLog } from '#generated/shapes.ts';
import { useAnswer } from '../data/use-answer.ts';
import { readHistory } from '../history/read-history.ts';

const none: readonly ChangeLog[] = [];

/** What was done to a record after the version that a form was opened with, the newest first; empty until it is known. */
export function useLaterChanges(family: string, { gid, id, updatedAt }: Record<string, unknown>): readonly ChangeLog[] {
  const record = String(gid ?? id);
  const since = Number(updatedAt ?? 0) + 1;
  const read = useCallback(() => readHistory({ family, gid: record, page: 1, from: since }), [family, record, since]);
  const found = useAnswer(read);
  return found && !(found instanceof Error) ? found.data : none;
}
