import type { Identifier } from 'react-admin';
import { mostOfVerb } from '#generated/most-items.ts';
import { inParts } from '../data/in-parts.ts';

/** What became of a removal: parts before the refused one are gone, and the rest is as it was. */
export interface Removed {
  readonly gone: Identifier[];
  readonly failure?: Error;
}

/** Removes records in calls of as many as one takes, each all or none, up to the first that is refused. */
export async function removeInParts(
  ids: readonly Identifier[],
  remove: (ids: Identifier[]) => Promise<unknown>,
): Promise<Removed> {
  const gone: Identifier[] = [];
  try {
    for (const part of inParts(ids, mostOfVerb.bulkDelete.gids)) {
      await remove(part);
      gone.push(...part);
    }
    return { gone };
  } catch (failure) {
    return { gone, failure: failure as Error };
  }
}
