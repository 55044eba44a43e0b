import type { FastifyRequest } from 'fastify';

/** What the watch of the event loop calls the work for a request. */
export function workOf({ routeOptions: { config, url } }: FastifyRequest): string {
  return (config as { operationId?: string }).operationId ?? url ?? 'no route';
}
