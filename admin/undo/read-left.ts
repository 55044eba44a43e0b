import type { Identifier, RaRecord } from 'react-admin';
import { passedSince } from '#client/time/passed-since.ts';
import { isUnreached } from '../data/away.ts';
import type { Failure } from '../data/failure-text.ts';

const againMs = 1_000;
/** Afterwards nobody waits for it any more. */
const giveUpMs = 20_000;

/** Which of some records are still there, asked again while the server is away; all of them where it stays away. */
export async function readLeft(
  ids: readonly Identifier[],
  read: () => Promise<{ data: RaRecord[] }>,
): Promise<readonly Identifier[]> {
  const passed = passedSince();
  for (;;) {
    try {
      return (await read()).data.map(({ id }) => id);
    } catch (failure) {
      if (!isUnreached((failure as Failure).status) || passed() >= giveUpMs) return ids;
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }
}
