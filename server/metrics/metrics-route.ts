import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors/refusal.ts';
import { readNetworks } from '../ground/networks.ts';
import { contentType, type Metrics } from './metrics.ts';

const ownMachine = readNetworks('loopback');
const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
/** What a proxy adds. One that runs on this machine asks from loopback for the whole world. */
const signsOfProxies = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/**
 * Serves /metrics: to who brings the token, or, where the operator has set none, to this machine alone.
 * @param refresh renews what has to be asked of the database
 */
export function registerMetrics(
  server: FastifyInstance,
  metrics: Metrics,
  { token, refresh }: { token: string; refresh: () => Promise<void> },
): void {
  server.get('/metrics', async (request, reply) => {
    if (token) {
      if (!hasToken(request, token)) throw new Refusal({ code: 'please_login_again' });
    } else if (!isOwnMachine(request)) throw new Refusal({ code: 'no_permission' });
    await refresh();
    return reply.type(contentType).header('cache-control', 'no-store').send(metrics.render());
  });
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Asked from this machine, by one of its names (a page that has renamed itself in DNS has another), by no proxy. */
function isOwnMachine({ headers, socket }: FastifyRequest): boolean {
  const named = ownNames.test(headers.host ?? '');
  return named && ownMachine.has(socket.remoteAddress ?? '') && signsOfProxies.every((sign) => !(sign in headers));
}
