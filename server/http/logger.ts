import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { isHeartbeat } from '../shapes/is-heartbeat.ts';
import { operationOf } from '../shapes/operation-of.ts';
import { isSignIn } from '../sign-in/is-sign-in.ts';
import { callerOf } from './authenticate.ts';

/**
 * How the server logs: one JSON line each, with the trace id, without secrets. Addresses are logged as their pattern,
 * because keys and stream tickets travel in paths and queries. The names of fields and events are a promise to whoever
 * reads them by program: docs/operating.md, "Logs".
 */
export function loggerOptions(level: string, stream?: { write(line: string): void }): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack ?? '' }),
      req: () => undefined,
      res: () => undefined,
    },
  } as unknown as FastifyServerOptions['logger'];
}

/** Logs every answer, with from where it was asked. */
export function logAnswers(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    // Asked while it is open, a connection remembers its address: that somebody leaves early is no fault of the server.
    void request.ip;
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply);
    done();
  });
}

/** One line per answer: quiet reads and heartbeats at debug, refusals and changes at info, faults at error. */
function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const status = reply.statusCode;
  const operation = operationOf(request);
  const reads = request.method === 'GET' || request.method === 'HEAD' || isHeartbeat(operation);
  const quiet = status < 400 && reads;
  if (quiet && request.log.level !== 'debug' && request.log.level !== 'trace') return;
  const caller = callerOf(request);
  request.log[status >= 500 ? 'error' : quiet ? 'debug' : 'info']({
    event: eventOf(request, status),
    method: request.method,
    route: request.routeOptions.url ?? 'none',
    ...(operation && { operation }),
    status,
    ms: Math.round(reply.elapsedTime),
    address: request.ip,
    ...(caller && { actor: caller.kind, organisation: caller.organisationGid }),
  });
}

/** What an answer means to whoever watches over security. */
function eventOf(request: FastifyRequest, status: number): string {
  const operation = operationOf(request);
  if (status === 429) return 'limit.reached';
  if (operation && isSignIn(operation) && status < 500) return status < 400 ? 'signIn.accepted' : 'signIn.refused';
  if (operation === 'signOut' && status < 400) return 'signOut.done';
  if (status === 403) return 'permission.refused';
  if (status !== 401) return status >= 500 && status !== 503 ? 'http.fault' : 'http.answer';
  const { authorization, 'x-api-key': key } = request.headers;
  return authorization || key ? 'token.refused' : 'token.missing';
}
