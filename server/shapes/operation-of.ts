import type { FastifyRequest } from 'fastify';
import type { OperationId } from '#generated/operations.ts';

/** The operation that a request asks for; undefined for pages, files and what is not there. */
export function operationOf({ routeOptions }: FastifyRequest): OperationId | undefined {
  return (routeOptions.config as { operationId?: OperationId } | undefined)?.operationId;
}
