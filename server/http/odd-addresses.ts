import type { FastifyInstance } from 'fastify';
import { Refusal } from '../errors/refusal.ts';

/**
 * Refuses addresses that are no text: bytes outside ASCII (RFC 3986, section 2), or escapes that are no UTF-8. Read as
 * they are, they would name something else than the sender meant.
 */
export function refuseOddAddresses(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { url = '' } = request.raw;
    done(isText(url) ? undefined : new Refusal({ code: 'bad_request' }));
  });
}

function isText(url: string): boolean {
  if (!/^[!-~]*$/.test(url)) return false;
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
