import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId } from '#generated/operations.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../errors/refusal.ts';
import { noteError } from '../journal/commands.ts';
import { callerOf } from './authenticate.ts';

/**
 * Keeps a line in the organisation's log of errors for every call that failed through a fault of the server, by the
 * trace id that people report. What cannot be kept, because the database is away, stands in the process's own log.
 */
export function keepErrors(server: FastifyInstance, database: Database): void {
  server.addHook('onError', (request, _reply, error, done) => {
    faults.set(request, error);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    done();
    if (reply.statusCode < 500 || isHealth(request)) return;
    const organisationGid = callerOf(request)?.organisationGid ?? '';
    const entry = entryOf(request, reply, faults.get(request));
    database.write(noteError, { organisationGid, entry }).catch(() => undefined);
  });
}

/** Asked every second by machines while something is wrong, without a token: the process's own log tells it once. */
function isHealth({ routeOptions }: FastifyRequest): boolean {
  const { operationId } = routeOptions.config as { operationId?: OperationId };
  return operationId === 'getHealth' || operationId === 'getReady';
}

const faults = new WeakMap<FastifyRequest, Error>();

function entryOf(request: FastifyRequest, reply: FastifyReply, fault: Error | undefined) {
  const { url = 'none', config } = request.routeOptions;
  const operation = (config as { operationId?: string }).operationId;
  return {
    traceId: request.id,
    status: reply.statusCode,
    code: fault instanceof Refusal ? (fault.entries[0]?.code ?? 'internal_error') : 'internal_error',
    method: request.method,
    route: url.slice(0, 200),
    ...(operation && { operation }),
    ...(fault && { fault: fault.name.slice(0, 200) }),
  };
}
