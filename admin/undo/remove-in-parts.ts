import type { Identifier } from 'react-admin';
import { mostOfVerb } from '#generated/most-items.ts';
import { isUnreached } from '../data/away.ts';
import type { Failure } from '../data/failure-text.ts';
import { inParts } from '../data/in-parts.ts';
import { toThoseLeft } from '../data/to-those-left.ts';

/** What became of a removal: parts before the refused one are gone, and the rest is as it was. */
export interface Removed {
  readonly gone: Identifier[];
  readonly failure?: Error;
}

/**
 * Removes records in calls of as many as one takes, each all or none, up to the first that is refused. What somebody
 * else has removed before is not among those that are gone by it.
 * @param readLeft which of them are still there, asked where no answer came (they may be gone all the same), or where one
 * is known no longer
 */
export async function removeInParts(
  ids: readonly Identifier[],
  remove: (ids: Identifier[]) => Promise<unknown>,
  readLeft: (ids: Identifier[]) => Promise<readonly Identifier[]>,
): Promise<Removed> {
  const gone: Identifier[] = [];
  for (const part of inParts(ids, mostOfVerb.bulkDelete.gids)) {
    try {
      gone.push(...(await toThoseLeft(part, remove, readLeft)));
    } catch (failure) {
      const left = isUnreached((failure as Failure).status) ? await readLeft(part) : part;
      gone.push(...part.filter((id) => !left.includes(id)));
      if (left.length > 0) return { gone, failure: failure as Error };
    }
  }
  return { gone };
}
