import type { FastifyRequest } from 'fastify';
import { addresses } from '../ground/addresses.ts';

/**
 * Where the identity provider sends people back to, as their own browser writes this server's address. The page says
 * by its origin whether it came over https, which a proxy in front may not pass on. A made-up one helps nobody: the
 * provider sends people only to addresses that were registered with it.
 */
export function redirectUriOf({ headers, host, protocol }: FastifyRequest): string {
  const { origin } = headers;
  const own = `${protocol}://${host}`;
  const said = origin && URL.canParse(origin) && new URL(origin).host === host ? origin : own;
  return new URL(addresses.singleSignOn, said).href;
}
