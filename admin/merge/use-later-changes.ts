import { useCallback } from 'react';
import type { ChangeLog } from '#generated/shapes.ts';
import { useAnswer } from '../data/use-answer.ts';
import { readHistory } from '../history/read-history.ts';

const none: readonly ChangeLog[] = [];

/**
 * What was done to a record after the version that a form was opened with, the newest first; empty until it is known.
 * @param theirs the record as it is known to be now: read again once it is another one
 */
export function useLaterChanges(
  family: string,
  { gid, id, updatedAt }: Record<string, unknown>,
  { version }: Record<string, unknown>,
): readonly ChangeLog[] {
  const record = String(gid ?? id);
  const since = Number(updatedAt ?? 0) + 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version, further changes
  const read = useCallback(
    () => readHistory({ family, gid: record, page: 1, from: since }),
    [family, record, since, version],
  );
  const found = useAnswer(read);
  return found && !(found instanceof Error) ? found.data : none;
}
