import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again until there is an answer: what a printer does is told by nobody. */
export async function until<A>(ask: () => Promise<A | undefined>, ms = 20_000): Promise<A> {
  const late = performance.now() + ms;
  for (;;) {
    const found = await ask();
    if (found !== undefined) return found;
    if (performance.now() > late) throw new Error('it did not come to be in time');
    await sleep(20);
  }
}
