import { setTimeout as sleep } from 'node:timers/promises';
import { isConflict } from './errors.ts';

/** How often a command or read is begun anew when another is in its way. */
const attempts = 5;

/** Does some work again while another transaction is in its way, each time a little later. */
export async function untilUndisturbed<A>(work: () => Promise<A>): Promise<A> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
    }
    await sleep(Math.random() * 20 * attempt);
  }
}
