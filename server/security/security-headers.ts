import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentSecurityPolicy, type PageKind, permissionsPolicy } from './content-security.ts';

/** A year. Half of one is the least that counts for anything. */
const transportSeconds = 365 * 24 * 60 * 60;

/**
 * What the few answers say that are given before or beside the framework: an address that cannot be read, the waiting
 * room, the way to https. They hold no script and need nothing.
 */
export const bareHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none';style-src 'unsafe-inline';img-src data:;frame-ancestors 'self'",
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};

/** Gives every answer its security headers. Nothing forces https, which a closed network may not have. */
export async function sendSecurityHeaders(server: FastifyInstance): Promise<void> {
  server.addHook('onRequest', async (request, reply) => {
    const isSecure = request.protocol === 'https';
    reply.header('content-security-policy', contentSecurityPolicy('own', isSecure));
    reply.header('permissions-policy', permissionsPolicy);
    // To who came by TLS, ours or a trusted proxy's. Subdomains are the hospital's own business.
    if (isSecure) reply.header('strict-transport-security', `max-age=${transportSeconds}`);
  });
  await server.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    // Video sites refuse to play without knowing which site embeds them; the address itself, with its key, stays here.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
}

/** Says what kind of page is sent; without it a page shows its own content only. */
export function sendPageKind(reply: FastifyReply, kind: PageKind): void {
  reply.header('content-security-policy', contentSecurityPolicy(kind, reply.request.protocol === 'https'));
}
