import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { callerOf } from './security/authenticate.ts';

/**
 * How the server logs: one JSON line each, with the trace id, without secrets. Addresses are logged as their pattern,
 * because keys and stream tickets travel in paths and queries.
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

/** One line per answer: quiet reads at debug, refusals and changes at info, faults at error. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const status = reply.statusCode;
  const quiet = status < 400 && (request.method === 'GET' || request.method === 'HEAD');
  const caller = callerOf(request);
  request.log[status >= 500 ? 'error' : quiet ? 'debug' : 'info']({
    method: request.method,
    route: request.routeOptions.url ?? 'none',
    status,
    ms: Math.round(reply.elapsedTime),
    ...(caller && { kind: caller.kind, organisation: caller.organisationGid }),
  });
}
