import type { FastifyInstance } from 'fastify';

/** How long calls under way may take to finish. */
const drainMs = 8000;

/**
 * Prepares the orderly end of a server: the returned function stops listening, waits until the calls under way have
 * their answers (so long at most) and then closes connections on which nobody has asked anything, which would
 * otherwise hold the end up for a minute.
 */
export function prepareClose(server: FastifyInstance): () => Promise<void> {
  let underWay = 0;
  let whenDrained: (() => void) | undefined;
  server.addHook('onRequest', (_request, reply, done) => {
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
      if (underWay === 0) whenDrained?.();
    });
    done();
  });
  return async () => {
    const closed = server.close();
    await new Promise<void>((resolve) => {
      whenDrained = resolve;
      setTimeout(resolve, drainMs).unref();
      if (underWay === 0) resolve();
    });
    server.server.closeAllConnections();
    await closed;
  };
}
