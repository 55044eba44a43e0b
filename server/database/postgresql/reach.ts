import { setTimeout as sleep } from 'node:timers/promises';
import { exitCodes, StartProblem } from '../../ground/start-problem.ts';
import { fromDriver, isStorageFailure } from './errors.ts';

/** PostgreSQL often starts beside us: this long it may take. */
const patienceMs = 30_000;
const askAgainMs = 300;
/** Nothing that waiting would mend: wrong user, password or database. */
const hopeless = ['28000', '28P01', '3D000', '3F000', '42501'];

/**
 * Does the first work with PostgreSQL, waiting a while if it is not up yet.
 * @throws StartProblem that names the address, without the password, if it cannot be reached or used
 */
export async function whenReachable<A>(url: string, work: () => Promise<A>): Promise<A> {
  const giveUp = Date.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof StartProblem) throw error;
      const code = String((error as { code?: unknown }).code ?? '');
      const reason = (error as Error).message || code;
      if (hopeless.includes(code)) throw problem(exitCodes.usage, url, reason);
      if (!isStorageFailure(fromDriver(error))) throw error;
      if (Date.now() > giveUp) throw problem(exitCodes.unreachable, url, reason);
    }
    await sleep(askAgainMs);
  }
}

function problem(exitCode: number, url: string, reason: string): StartProblem {
  return new StartProblem(exitCode, `PostgreSQL at ${addressOf(url)} cannot be used (${reason}). See DATABASE_URL.`);
}

/** Host, port and database of an address, without user and password. */
function addressOf(url: string): string {
  if (!URL.canParse(url)) return 'the given address';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
