import { useCallback } from 'react';
import { mostListed } from '#generated/most-items.ts';
import { useAnswer } from '../data/use-answer.ts';
import { http } from '../session.ts';

const read = async () =>
  (await http.call('listListLabel', { query: { limit: mostListed } }, { keepFailure: true })).data;

/** How a tag reads: as its list label says, else as the hospital system sent it. */
export function useLabelNames(): (tag: string) => string {
  const labels = useAnswer(read);
  return useCallback(
    (tag) => (Array.isArray(labels) ? labels : []).find(({ originalName }) => originalName === tag)?.labelName ?? tag,
    [labels],
  );
}
