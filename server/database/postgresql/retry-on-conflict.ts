import { setTimeout as sleep } from 'node:timers/promises';
import { isConflict } from './errors.ts';

/** How often a transaction is tried when it conflicts with another one. */
const attempts = 5;

/** Runs a transaction again if it conflicts with another one, each time a little later. */
export async function retryOnConflict<A>(transaction: () => Promise<A>): Promise<A> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
    }
    await sleep(Math.random() * 20 * attempt);
  }
}
