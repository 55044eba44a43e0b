/** Finds the request that holds the event loop, where one does: a busy machine makes every process wait. */
import type { Breach } from './check-answer.ts';
import type { HttpClient } from './http-client.ts';
import type { FuzzRequest } from './request.ts';
import type { Hold } from './server-child.ts';
import type { ServerProcess } from './server-process.ts';

/** No request may hold the event loop longer. */
export const longestMs = 50;
const replays = 3;

interface HoldBreach extends Breach {
  readonly request: FuzzRequest;
  readonly more: string;
}

/** A request that was sent, and from when to when it was under way. */
export interface Sent {
  readonly request: FuzzRequest;
  readonly from: number;
  to: number;
}

/**
 * Sends what was under way then again, each request alone and three times: it is to blame if the server's main thread
 * computed too long each time. Time on the clock alone is the machine's.
 */
export async function confirmHolds(
  holds: readonly Hold[],
  sent: readonly Sent[],
  client: HttpClient,
  server: ServerProcess,
): Promise<HoldBreach[]> {
  const long = holds.filter(isLong);
  const found: HoldBreach[] = [];
  const underWay = sent.filter(({ from, to }) => long.some(({ at, ms }) => from <= at && to >= at - ms));
  for (const { request } of underWay.filter(({ request: { cutAfter } }) => cutAfter === undefined)) {
    const held: number[] = [];
    for (let replay = 0; replay < replays && held.length === replay; replay++) {
      await client.send(request, request.operation.stream).catch(() => undefined);
      const longest = (await server.measure('holds')).holds.filter(isLong).map(({ cpuMs }) => cpuMs);
      if (longest.length > 0) held.push(Math.max(...longest));
    }
    if (held.length < replays) continue;
    const more = `held the event loop for ${held.map((ms) => ms.toFixed(0)).join(', ')} ms`;
    found.push({ rule: 'event loop held', signature: 'computes too long', request, more });
  }
  return found;
}

function isLong({ ms, cpuMs }: Hold): boolean {
  return ms > longestMs && cpuMs > longestMs;
}
