import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { callerOf } from './authenticate.ts';

const methods = 'GET, POST, PATCH, DELETE';
const headers = 'authorization, x-api-key, content-type, accept-language, idempotency-key, if-none-match';
const exposed = 'x-trace-id, retry-after, etag';
const preflightSeconds = '600';

/** Organisations that list the request's foreign origin. */
const listing = new WeakMap<FastifyRequest, ReadonlySet<string>>();

/**
 * Answers pages of other sites for the origins that an organisation lists (CORS). Before a token is known, any
 * organisation's list will do; once it is, only that organisation's own: a page of one hospital never reads another's
 * answers. Credentials are never allowed, so that cookies stay at home.
 */
export function allowListedOrigins(server: FastifyInstance, database: Database): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (!origin || isOwn(origin, request.headers.host)) return done();
    answerForeign(database, origin, request, reply).then((isAnswered) => void (isAnswered || done()), done);
  });
  server.addHook('onSend', (request, reply, _payload, done) => {
    const gids = listing.get(request);
    const organisationGid = gids && callerOf(request)?.organisationGid;
    if (organisationGid && !gids.has(organisationGid)) reply.removeHeader('access-control-allow-origin');
    done();
  });
}

/** Lets a page of a listed origin read the answer; whether that is all that was asked for. */
async function answerForeign(
  database: Database,
  origin: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const gids = await organisationsListing(database, origin);
  if (gids.size === 0) return false;
  listing.set(request, gids);
  reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', exposed);
  reply.header('vary', 'Origin').header('cross-origin-resource-policy', 'cross-origin');
  if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return false;
  reply.header('access-control-allow-methods', methods).header('access-control-allow-headers', headers);
  reply.header('access-control-max-age', preflightSeconds).code(204).send();
  return true;
}

async function organisationsListing(database: Database, origin: string): Promise<Set<string>> {
  const rows = await database.read<{ gid: string }>(
    'organisation',
    `SELECT o.gid AS gid FROM organisation o, json_each(o.body, '$.allowedOrigins') listed WHERE listed.value = ?`,
    origin.toLowerCase(),
  );
  return new Set(rows.map(({ gid }) => gid));
}

/** A page of this server says its own origin on every change. */
export function isOwn(origin: string, host: string | undefined): boolean {
  return origin.replace(/^https?:\/\//, '') === host;
}
