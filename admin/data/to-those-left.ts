import type { Identifier } from 'react-admin';
import type { Failure } from './failure-text.ts';

/**
 * Does something to several records, all or none. Those that somebody else has removed meanwhile keep it from no other:
 * where the server knows one of them no longer, it is done to the rest.
 * @param readLeft which of them are still there
 * @returns those it was done to; none where all of them are gone
 */
export async function toThoseLeft(
  ids: readonly Identifier[],
  act: (ids: Identifier[]) => Promise<unknown>,
  readLeft: (ids: Identifier[]) => Promise<readonly Identifier[]>,
): Promise<readonly Identifier[]> {
  try {
    await act([...ids]);
    return ids;
  } catch (failure) {
    if ((failure as Failure).status !== 404) throw failure;
    const known = await readLeft([...ids]);
    const left = ids.filter((id) => known.includes(id));
    // What was not found is something else.
    if (left.length === ids.length) throw failure;
    return left.length === 0 ? [] : toThoseLeft(left, act, readLeft);
  }
}
