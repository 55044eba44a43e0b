import type { FastifyInstance } from 'fastify';

/**
 * Reads away what is left of a body that was refused before its end. Otherwise the next request on the same connection
 * would stand behind it for ever, and a caller that is still sending would lose the answer with the connection (RFC
 * 9112, section 9.6). Whoever sends on without an end is stopped by refuseSlowBodies.
 */
export function readAwayLeftovers(server: FastifyInstance): void {
  server.addHook('onSend', ({ raw }, reply, _payload, done) => {
    if (!raw.readableEnded && reply.statusCode !== 408) {
      // Fastify would close the connection at once.
      reply.removeHeader('connection');
      raw.unpipe();
      raw.resume();
    }
    done();
  });
}
