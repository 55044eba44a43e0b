import { setTimeout as sleep } from 'node:timers/promises';

const limitMs = 180_000;
const againMs = 100;

/** Asks until there is an answer. */
export async function until<A>(ask: () => Promise<A | undefined | false>): Promise<A> {
  for (const began = performance.now(); performance.now() - began < limitMs; ) {
    const answer = await ask();
    if (answer) return answer;
    await sleep(againMs);
  }
  throw new Error('nothing came within three minutes');
}
