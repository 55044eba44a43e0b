import type { FastifyRequest } from 'fastify';

/** The address of this server as whoever asks writes it, without a path. */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  return `${protocol}://${host}`;
}
