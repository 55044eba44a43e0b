import type { FastifyInstance } from 'fastify';
import { Locale } from '#generated/values.ts';
import { dayMs } from '../ground/durations.ts';

/** RFC 9116 wants less than a year; whoever reads it later reads a newer one. */
const validMs = 180 * dayMs;

/** Serves /.well-known/security.txt (RFC 9116) where the operator says whom to tell; without a contact there is none. */
export function registerSecurityText(server: FastifyInstance, contact: string, clock: () => number): void {
  if (!contact) return;
  server.get('/.well-known/security.txt', async (_request, reply) => {
    const expires = new Date(Math.floor((clock() + validMs) / dayMs) * dayMs).toISOString();
    const lines = [`Contact: ${contact}`, `Expires: ${expires}`, `Preferred-Languages: ${Locale.join(', ')}`];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`);
  });
}
