import type { FastifyRequest } from 'fastify';
import type { TokenOwner } from './token.ts';

/** From where and with which browser somebody signs in, as their session remembers it. */
export function cameFrom({ ip, headers }: FastifyRequest): Pick<TokenOwner, 'address' | 'userAgent'> {
  return { address: ip.slice(0, 60), userAgent: headers['user-agent']?.slice(0, 300) };
}
