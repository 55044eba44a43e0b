import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { limits } from '#generated/limits.ts';
import { placeOfAddress } from '../ground/plain-address.ts';
import { createFailureBudget } from '../security/failure-budget.ts';

/**
 * Who is refused again and again gets the answers later, so that a program that sends nonsense as fast as it can takes
 * no processor time from the calls (docs/decisions/062). Nothing that succeeds ever waits, from whatever address.
 * @param now a steady clock in ms
 * @param wait settles after so many ms, or rejects as soon as the signal comes
 */
export function keepBackRefusals(
  server: FastifyInstance,
  now = () => performance.now(),
  wait = (ms: number, signal: AbortSignal): Promise<void> => sleep(ms, undefined, { signal }),
): void {
  const { refusalBurst, refusalEveryMs, refusalDelayMs, refusalsKeptBack } = limits;
  const budget = createFailureBudget({ burst: refusalBurst, everyMs: refusalEveryMs }, now);
  const stopping = new AbortController();
  let keptBack = 0;

  server.addHook('onSend', ({ raw, ip }, { statusCode }, _payload, done) => {
    const isRefused = statusCode >= 400 && statusCode < 500;
    // Calls that the server makes at itself have no socket.
    if (!isRefused || !(raw.socket instanceof Socket) || stopping.signal.aborted) return done();
    if (!budget.spend(placeOfAddress(ip)) || keptBack >= refusalsKeptBack) return done();
    keptBack += 1;
    const end = () => {
      keptBack -= 1;
      done();
    };
    wait(refusalDelayMs, stopping.signal).then(end, end);
  });
  server.addHook('preClose', async () => stopping.abort());
}
