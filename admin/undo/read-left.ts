import type { Identifier, RaRecord } from 'react-admin';
import { passedSince } from '#client/time/passed-since.ts';
import { mostListed } from '#generated/most-items.ts';
import { isBusy, isUnreached } from '../data/away.ts';
import type { Failure } from '../data/failure-text.ts';
import { inParts } from '../data/in-parts.ts';

const againMs = 1_000;
/** Afterwards nobody waits for it any more. */
const giveUpMs = 20_000;

/**
 * Which of some records are still there, asked again while the server is away; all of them where it stays away.
 * @param read reads at most as many as a list has
 */
export async function readLeft(
  ids: readonly Identifier[],
  read: (ids: Identifier[]) => Promise<{ data: RaRecord[] }>,
): Promise<readonly Identifier[]> {
  const passed = passedSince();
  for (;;) {
    try {
      const found = await Promise.all(inParts(ids, mostListed).map(read));
      return found.flatMap(({ data }) => data.map(({ id }) => id));
    } catch (failure) {
      const { status } = failure as Failure;
      if (!(isUnreached(status) || isBusy(status)) || passed() >= giveUpMs) return ids;
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }
}
